"use strict";

const at = (id) => document.getElementById(id);

const example = `query Start {
  viewer { principal { uid displayName } roles }
  recall(query: "brain") {
    hits { score item { __typename ... on Claim { text } ... on Page { slug title } ... on Passage { text } } }
  }
}`;

const introspection = `query Schema {
  __schema {
    types {
      kind name description
      fields { name description args { name description type { ...T } } type { ...T } }
      inputFields { name description type { ...T } }
      enumValues { name description }
      possibleTypes { name }
    }
  }
}
fragment T on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`;

// The token may come in the fragment of the address, which is never sent anywhere.
function takeToken() {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given) {
    history.replaceState(null, "", location.pathname);
    sessionStorage.setItem("token", given);
  }
  at("token").value = sessionStorage.getItem("token") ?? "";
}

async function send(query, variables) {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${at("token").value}` },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: await response.json() };
}

async function run() {
  let variables;
  try {
    variables = JSON.parse(at("variables").value || "{}");
  } catch (error) {
    at("status").value = `variables: ${error.message}`;
    return;
  }
  localStorage.setItem("query", at("query").value);
  localStorage.setItem("variables", at("variables").value);
  const start = performance.now();
  try {
    const { status, body } = await send(at("query").value, variables);
    at("status").value = `${status} · ${Math.round(performance.now() - start)} ms`;
    at("result").textContent = JSON.stringify(body, null, 2);
  } catch (error) {
    at("status").value = error.message;
  }
}

function typeText(t) {
  if (t.kind === "NON_NULL") return `${typeText(t.ofType)}!`;
  if (t.kind === "LIST") return `[${typeText(t.ofType)}]`;
  return t.name;
}

function element(tag, text) {
  const e = document.createElement(tag);
  e.textContent = text;
  return e;
}

function entry(signature, description) {
  const div = document.createElement("div");
  div.append(element("code", signature), element("p", description ?? ""));
  return div;
}

function describe(type) {
  const details = document.createElement("details");
  details.append(element("summary", type.name), element("p", type.description ?? ""));
  for (const f of type.fields ?? []) {
    const args = f.args.map((a) => `${a.name}: ${typeText(a.type)}`).join(", ");
    details.append(entry(`${f.name}${args && `(${args})`}: ${typeText(f.type)}`, f.description));
  }
  for (const f of type.inputFields ?? []) details.append(entry(`${f.name}: ${typeText(f.type)}`, f.description));
  for (const v of type.enumValues ?? []) details.append(entry(v.name, v.description));
  for (const p of type.possibleTypes ?? []) details.append(entry(p.name));
  return details;
}

let types = [];

function showDocs() {
  const wanted = at("find").value.toLowerCase();
  const names = (t) => [t.name, ...[...(t.fields ?? []), ...(t.inputFields ?? [])].map((f) => f.name)];
  at("docs").replaceChildren(...types.filter((t) => names(t).some((n) => n.toLowerCase().includes(wanted))).map(describe));
}

async function loadDocs() {
  if (!at("token").value) return;
  try {
    const { body } = await send(introspection, {});
    const first = ["Query", "Mutation"];
    const rank = (t) => (first.includes(t.name) ? first.indexOf(t.name) : first.length);
    types = (body.data?.__schema.types ?? [])
      .filter((t) => !t.name.startsWith("__"))
      .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
    showDocs();
  } catch (error) {
    at("status").value = error.message;
  }
}

takeToken();
at("query").value = localStorage.getItem("query") ?? example;
at("variables").value = localStorage.getItem("variables") ?? "{}";
at("run").addEventListener("click", run);
at("find").addEventListener("input", showDocs);
at("token").addEventListener("change", () => {
  sessionStorage.setItem("token", at("token").value);
  loadDocs();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
});
loadDocs();
