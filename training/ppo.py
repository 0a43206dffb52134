"""The objective of PPO and its slope, in NumPy: what `learner.py` does with PyTorch, spelled out.

maximise  min(r A, clip(r) A) + entropy · H(π),   r = π(a) / π_old(a)
"""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

NEVER = -1e9  # the logit of an illegal action


def log_policy(logits: Array, masks: Array) -> Array:
    """Log probabilities; illegal actions have next to none."""
    logits = np.where(masks, logits, NEVER)
    logits = logits - logits.max(axis=-1, keepdims=True)
    logs: Array = logits - np.log(np.exp(logits).sum(axis=-1, keepdims=True))
    return logs


def objective(
    logits: Array,
    masks: Array,
    actions: Array,
    old_logs: Array,
    advantages: Array,
    clip: float,
    entropy: float,
) -> float:
    """Mean over the decisions; to be maximised."""
    logs = log_policy(logits, masks)
    chosen = np.take_along_axis(logs, actions[:, None], 1)[:, 0]
    ratio = np.exp(chosen - old_logs)
    clipped = np.clip(ratio, 1 - clip, 1 + clip)
    gain = np.minimum(ratio * advantages, clipped * advantages)
    disorder = -(np.exp(logs) * np.where(masks, logs, 0)).sum(axis=1)
    return float((gain + entropy * disorder).mean())


def slope(
    logits: Array,
    masks: Array,
    actions: Array,
    old_logs: Array,
    advantages: Array,
    clip: float,
    entropy: float,
) -> Array:
    """The gradient of the objective by the logits."""
    logs = log_policy(logits, masks)
    policy = np.exp(logs)
    chosen = np.take_along_axis(logs, actions[:, None], 1)[:, 0]
    ratio = np.exp(chosen - old_logs)
    clipped = np.where(advantages > 0, ratio > 1 + clip, ratio < 1 - clip)
    push = np.where(clipped, 0, ratio * advantages)[:, None]
    known = np.where(masks, logs, 0)
    disorder = -(policy * known).sum(axis=1, keepdims=True)
    result = -push * policy - entropy * policy * (known + disorder)
    np.put_along_axis(
        result, actions[:, None], np.take_along_axis(result, actions[:, None], 1) + push, 1
    )
    gradient: Array = result / len(actions)
    return gradient
