// Calls tools over the official TypeScript SDK, which checks answers against the tools'
// schemas. Arguments: stdio COMMAND [ARGUMENT…], or http URL TOKEN. Standard input: a
// JSON list of {tool, arguments}. Standard output: {tools, answers: [{isError, text}]}.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { readFileSync } from "node:fs";

const [kind, target, ...rest] = process.argv.slice(2);
const transport = kind === "stdio"
  ? new StdioClientTransport({ command: target, args: rest, env: process.env })
  : new StreamableHTTPClientTransport(new URL(target), { requestInit: { headers: { Authorization: `Bearer ${rest[0]}` } } });
const client = new Client({ name: "typescript", version: "1" });
await client.connect(transport);
const { tools } = await client.listTools();
const answers = [];
for (const { tool, arguments: args } of JSON.parse(readFileSync(0, "utf8"))) {
  const result = await client.callTool({ name: tool, arguments: args });
  answers.push({ isError: result.isError ?? false, text: result.content.map((c) => c.text ?? "").join("") });
}
await client.close();
console.log(JSON.stringify({ tools: tools.map((t) => t.name), answers }));
