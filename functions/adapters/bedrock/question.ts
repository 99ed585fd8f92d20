/** JSON Schema of an answer, with the keywords that structured output supports. */
export type AnswerSchema = { name: string; description: string; schema: Record<string, unknown> }

/** Why an answer is not used. `rule` goes to the log, `tell` to the model with the retry. */
export type AnswerFault = { rule: string; tell: string }

/** An answer that breaks rules, as read by `Question.read`. */
export class Unusable {
  readonly faults: readonly AnswerFault[]
  constructor(faults: readonly AnswerFault[]) {
    this.faults = faults
  }
}

/** The prompt, the schema of the answer, and the parser of the answer. */
export type Question<T> = {
  /** `daily-motivation/3f9a1c2b04`: what is asked, and the hash of the prompt (`hashPrompt`). */
  promptVersion: string
  /** The part that is the same for many calls. Bedrock caches it where it is long enough (ADR 188). */
  system: string
  /** What is asked this time. It ends with the block of marked data (COACH-3), which alone the guardrail reads. */
  user: string
  answer: AnswerSchema
  maxTokens: number
  temperature: number
  /** Milliseconds that one attempt may take, where that is not 9 s: a long answer takes longer to write. */
  attemptMs?: number
  /** Parses the answer; undefined where it does not fit the schema. */
  read: (json: unknown) => T | Unusable | undefined
}
