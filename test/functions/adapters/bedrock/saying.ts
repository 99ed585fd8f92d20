import type { Coach } from '#functions/adapters/bedrock/ask.ts'

/** A coach whose model gives one of these answers per call, and an empty answer afterwards. */
export const coachSaying = (...answers: unknown[]): Coach => ({
  model: async () => ({
    output: { message: { role: 'assistant', content: [{ text: JSON.stringify(answers.shift()) ?? '' }] } },
    stopReason: 'end_turn',
    usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  }),
  modelId: 'test',
  log: { info: () => undefined, warn: () => undefined },
  pauseMs: 1,
})
