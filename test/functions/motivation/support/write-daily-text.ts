import type { CoachBrief } from '#domain/coach/brief/brief.ts'
import { writeBuiltInText } from '#domain/coach/compose/write-text.ts'
import type { Converse } from '#functions/adapters/bedrock/converse.ts'
import { writeDailyMotivation } from '#functions/motivation/daily-motivation/write.ts'
import { BRIEFS } from '#test/support/briefs.ts'

/** Writes the daily text of a brief with a model, and returns the log lines. */

export const MODEL = 'us.anthropic.claude-haiku-4-5-20251001-v1:0'
export const input: CoachBrief = BRIEFS.P1
const { prompt_version: LIBRARY, angle: _, situation: __, ...BUILT_IN } = writeBuiltInText(input)
export const builtIn = { concern: 'none', text: BUILT_IN, source: 'built-in', promptVersion: LIBRARY }

type Line = { message: string; fields: Record<string, unknown> }
export const write = async (
  model: Converse,
  given: Partial<{ attemptMs: number; brief: CoachBrief; modelId: string }> = {},
) => {
  const lines: Line[] = []
  const keep = (message: string, fields?: Record<string, unknown>) => void lines.push({ message, fields: fields ?? {} })
  const written = await writeDailyMotivation(
    {
      model,
      modelId: given.modelId ?? MODEL,
      log: { info: keep, warn: keep },
      pauseMs: 1,
      attemptMs: given.attemptMs ?? 5_000,
    },
    given.brief ?? input,
  )
  return { written, lines, outcomes: lines.flatMap(({ fields }) => (fields.outcome ? [fields.outcome] : [])) }
}
