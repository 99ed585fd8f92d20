/** Least tokens before a cache point, by model. A model that is not listed may refuse cache points. */
const LEAST_TOKENS: readonly [RegExp, number][] = [
  [/anthropic\.claude-(haiku-4-5|opus-4-[56])/, 4096],
  [/anthropic\.claude-3-5-haiku/, 2048],
  [/anthropic\.claude-(3-7-sonnet|sonnet-4|opus-4)/, 1024],
  [/amazon\.nova-(micro|lite|pro|premier)/, 1024],
]

/** Characters of a token, rather too many than too few. */
const TOKEN_CHARS = 4

/** Whether the model can cache a prompt that starts with this text (ADR 188). */
export const isCacheable = (modelId: string, text: string): boolean => {
  const least = LEAST_TOKENS.find(([models]) => models.test(modelId))?.[1]
  return least !== undefined && text.length / TOKEN_CHARS >= least
}
