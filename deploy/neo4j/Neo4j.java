import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Map;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.connectors.BoltConnector;
import org.neo4j.configuration.connectors.BoltConnectorInternalSettings;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.io.ByteUnit;

/**
 * Runs Neo4j Community in this JVM with Bolt on the loopback address, until SIGTERM.
 *
 * <p>Usage: {@code java -cp 'lib/*' Neo4j.java DIR PORT}. DIR is the server's home: data, logs and the file
 * {@code password}, which holds the password of the user {@code neo4j} and is made on the first start.
 */
public final class Neo4j {
    private static final String HOST = "127.0.0.1";
    private static final int PASSWORD_LENGTH = 32;
    /** Only characters that mean the same inside and outside of a URL. */
    private static final String PASSWORD_ALPHABET =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    private Neo4j() {}

    public static void main(String[] args) {
        if (args.length != 2) {
            System.err.println("usage: java -cp 'lib/*' Neo4j.java DIR PORT");
            System.exit(2);
        }
        try {
            run(Path.of(args[0]).toAbsolutePath(), Integer.parseInt(args[1]));
        } catch (Exception e) {
            e.printStackTrace();
            // Neo4j's threads would keep a half-started server alive.
            System.exit(1);
        }
    }

    /** Starts the server and returns; Neo4j's own threads keep the JVM alive until the shutdown hook ends them. */
    private static void run(Path home, int port) throws IOException {
        DatabaseManagementService server = start(home, port);
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown, "shutdown"));
        setPassword(server, home.resolve("password"));
        System.out.println("Bolt on " + HOST + ":" + port + ", process " + ProcessHandle.current().pid());
    }

    private static DatabaseManagementService start(Path home, int port) {
        SocketAddress address = new SocketAddress(HOST, port);
        return new DatabaseManagementServiceBuilder(home)
                .setConfig(BoltConnector.enabled, true)
                .setConfig(BoltConnector.listen_address, address)
                .setConfig(BoltConnector.advertised_address, address)
                .setConfig(GraphDatabaseSettings.auth_enabled, true)
                .setConfig(GraphDatabaseSettings.pagecache_memory, ByteUnit.mebiBytes(256))
                // One transaction must not take the heap from all others.
                .setConfig(GraphDatabaseSettings.memory_transaction_max_size, ByteUnit.mebiBytes(256))
                // The default of 2 s lets a timed-out transaction overrun by more than a second.
                .setConfig(GraphDatabaseSettings.transaction_monitor_check_interval, Duration.ofMillis(250))
                // The default of 5 s is waited out twice although nothing is connected and the databases are closed.
                .setConfig(BoltConnectorInternalSettings.thread_pool_shutdown_wait_time, Duration.ofMillis(100))
                .setConfig(GraphDatabaseSettings.udc_enabled, false)
                .build();
    }

    /**
     * Gives the user a random password and writes it to {@code file}, unless the file exists. The user is changed
     * first, so the file never holds a password that was not set; a start that is killed in between is repaired by the
     * next one. Deleting the file therefore makes a new password.
     */
    private static void setPassword(DatabaseManagementService server, Path file) throws IOException {
        if (Files.exists(file)) {
            return;
        }
        String password = randomPassword();
        server.database(GraphDatabaseSettings.SYSTEM_DATABASE_NAME)
                .executeTransactionally(
                        "CREATE OR REPLACE USER neo4j SET PASSWORD $password CHANGE NOT REQUIRED",
                        Map.of("password", password));
        store(password, file);
    }

    private static String randomPassword() {
        SecureRandom random = new SecureRandom();
        StringBuilder password = new StringBuilder(PASSWORD_LENGTH);
        for (int i = 0; i < PASSWORD_LENGTH; i++) {
            password.append(PASSWORD_ALPHABET.charAt(random.nextInt(PASSWORD_ALPHABET.length())));
        }
        return password.toString();
    }

    /** Creates the file with its final mode and renames it when complete: never readable by others, never half-written. */
    private static void store(String password, Path file) throws IOException {
        Path partial = file.resolveSibling("password.partial");
        Files.deleteIfExists(partial);
        Files.createFile(partial, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.writeString(partial, password + "\n", StandardCharsets.US_ASCII);
        Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
