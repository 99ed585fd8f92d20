import type { ContentBlock, ConverseCommandInput, Message, SystemContentBlock } from '@aws-sdk/client-bedrock-runtime'
import { isCacheable } from './cache-point.ts'
import { DATA_OPEN } from './data-block.ts'
import { schemaRule } from './fixed-words.ts'
import type { Question } from './question.ts'

/** A version of a Bedrock guardrail. */
export type Guardrail = { id: string; version: string }

/** The earlier answer of the model and what was wrong with it. `answer` is empty where there is none to show. */
export type Correction = { answer: string; tell: string }

type Call = {
  modelId: string
  guardrail: Guardrail | undefined
  question: Question<unknown>
  maxTokens: number
  /** False where the model does not take `outputConfig`: the prompt then holds the schema. */
  isStructured: boolean
  correction: Correction | undefined
}

/** The part of a prompt before the marked data, and the data. */
export const splitData = (user: string): { before: string; data: string } => {
  const at = Math.max(0, user.indexOf(DATA_OPEN))
  return { before: user.slice(0, at), data: user.slice(at) }
}

/** With a guardrail, only the marked data is assessed, because the prompt itself names what the guardrail looks for. */
const asked = (user: string, isGuarded: boolean): ContentBlock[] => {
  const { before, data } = splitData(user)
  if (!isGuarded || before === '') return [{ text: user }]
  return [{ text: before }, { guardContent: { text: { text: data } } }]
}

const messagesFor = (call: Call): Message[] => {
  const { question, guardrail, correction } = call
  const first: Message = { role: 'user', content: asked(question.user, guardrail !== undefined) }
  if (correction === undefined) return [first]
  if (correction.answer === '') return [{ ...first, content: [...(first.content ?? []), { text: correction.tell }] }]
  return [
    first,
    { role: 'assistant', content: [{ text: correction.answer }] },
    { role: 'user', content: [{ text: correction.tell }] },
  ]
}

/** The request of Converse: the stable prompt first, the data last. */
export const converseInput = (call: Call): ConverseCommandInput => {
  const { modelId, guardrail, question, maxTokens, isStructured } = call
  const { answer, temperature } = question
  const text = isStructured ? question.system : `${question.system}${schemaRule(answer)}`
  const system: SystemContentBlock[] = [{ text }]
  if (isCacheable(modelId, text)) system.push({ cachePoint: { type: 'default' } })
  return {
    modelId,
    system,
    messages: messagesFor(call),
    inferenceConfig: { maxTokens, temperature },
    ...(guardrail && {
      guardrailConfig: { guardrailIdentifier: guardrail.id, guardrailVersion: guardrail.version, trace: 'disabled' },
    }),
    ...(isStructured && {
      outputConfig: {
        textFormat: {
          type: 'json_schema',
          structure: { jsonSchema: { ...answer, schema: JSON.stringify(answer.schema) } },
        },
      },
    }),
  }
}
