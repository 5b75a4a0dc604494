# pyright: reportMissingImports=false, reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownArgumentType=false, reportUnknownParameterType=false
"""Writes a tiny llama with random weights: `python tiny_gguf.py FILE closing|open`. Runs in the server's environment.

One layer of 32 numbers, every byte a token. Such a model says nothing; what it prefers is built in by the first number
of its output layer: `closing` likes to end texts, lists and answers, so that a grammar leads it to a short whole answer;
`open` never ends a text, as a model that does not keep a shape.
"""

import sys
from typing import Any

import gguf
import numpy as np

WIDTH, HIDDEN, HEADS, CONTEXT = 32, 64, 4, 16_384
SPECIAL = ["<unk>", "<s>", "</s>"]
LIKED = {"closing": '"}],:done', "open": "abc"}


def main(path: str, habit: str) -> None:
    random = np.random.default_rng(7)
    tokens = [*SPECIAL, *(f"<0x{byte:02X}>" for byte in range(256))]
    likes = random.normal(0, 0.05, len(tokens))
    likes[2] = 3.0 if habit == "closing" else -3.0
    for place, sign in enumerate(LIKED[habit]):
        likes[len(SPECIAL) + ord(sign)] = 2.0 - place / 10
    if habit == "open":
        likes[len(SPECIAL) + ord('"')] = -2.0
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(1)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    writer.add_token_types([2, 3, 3] + [6] * 256)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)

    def weights(*shape: int) -> "np.ndarray[Any, Any]":
        return random.normal(0, 0.02, shape).astype(np.float32)

    embedding, output = weights(len(tokens), WIDTH), weights(len(tokens), WIDTH)
    embedding[:, 0], output[:, 0] = 1.0, likes
    tensors = {"token_embd.weight": embedding, "output.weight": output}
    tensors |= {
        f"blk.0.attn_{name}.weight": weights(WIDTH, WIDTH) for name in ("q", "k", "v", "output")
    }
    tensors |= {f"blk.0.ffn_{name}.weight": weights(HIDDEN, WIDTH) for name in ("gate", "up")}
    tensors["blk.0.ffn_down.weight"] = weights(WIDTH, HIDDEN)
    norms = ("blk.0.attn_norm.weight", "blk.0.ffn_norm.weight", "output_norm.weight")
    tensors |= {name: np.ones(WIDTH, dtype=np.float32) for name in norms}
    for name, tensor in tensors.items():
        writer.add_tensor(name, tensor)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
