"""Calls tools over the official Python SDK, which checks answers against the tools' schemas.

Arguments: stdio COMMAND [ARGUMENT...], or http URL TOKEN. Standard input: a JSON list of
{tool, arguments}. Standard output: {tools, answers: [{isError, text}]}.
"""

import asyncio
import json
import os
import sys
from contextlib import asynccontextmanager

from mcp import ClientSession, StdioServerParameters, stdio_client
from mcp.client.streamable_http import create_mcp_http_client, streamable_http_client


@asynccontextmanager
async def streams(kind, target, rest):
    if kind == "stdio":
        async with stdio_client(StdioServerParameters(command=target, args=rest, env=dict(os.environ))) as pair:
            yield pair
    else:
        async with create_mcp_http_client(headers={"Authorization": f"Bearer {rest[0]}"}) as client:
            async with streamable_http_client(target, http_client=client) as transport:
                yield transport[0], transport[1]


async def main(kind, target, *rest):
    calls = json.load(sys.stdin)
    async with streams(kind, target, list(rest)) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            tools = (await session.list_tools()).tools
            answers = []
            for call in calls:
                result = await session.call_tool(call["tool"], call["arguments"])
                text = "".join(getattr(content, "text", "") for content in result.content)
                answers.append({"isError": bool(result.is_error), "text": text})
    print(json.dumps({"tools": [tool.name for tool in tools], "answers": answers}))


asyncio.run(main(*sys.argv[1:]))
