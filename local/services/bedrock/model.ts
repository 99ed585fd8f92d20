import { setTimeout as pause } from 'node:timers/promises'
import type { AwsService, Clock, Fault, Faults } from '#local/contracts/services.ts'
import {
  answer,
  type ConverseBody,
  countTokens,
  joinText,
  ModelError,
  type ModelReply,
  parseModel,
  readConverse,
  refuseConverse,
} from './converse.ts'
import { listFields } from './output-schema.ts'
import { spoil } from './spoil.ts'
import type { Tasks } from './tasks.ts'

/** Default delay of a slow response in milliseconds: longer than the coach waits for a model. */
const SLOW_MS = 30_000
const RUBBISH = "Sure! Here's some motivation for you: believe in yourself, and everything else will follow."
const REFUSAL = 'I can’t help with that.'
const BLOCKED = 'This text is not answered.'
const NO_OUTPUT_CONFIG =
  'The model returned the following errors: outputConfig.textFormat: json_schema is not supported.'

/** The schema in a prompt, for a call without `outputConfig`. The task is known by the fields of its answer. */
const schemaInPrompt = (tasks: Tasks, body: ConverseBody): { name: string; schema: string } => {
  const system = body.system.map((block) => ('text' in block ? block.text : '')).join('\n')
  const schema = system.split('\n').find((line) => line.startsWith('{"type":"object"')) ?? ''
  const fields = schema === '' ? '' : listFields(schema).join()
  const [name = ''] = Object.entries(tasks).find(([, task]) => task.fields.join() === fields) ?? []
  return { name, schema }
}

const compose = (tasks: Tasks, body: ConverseBody): unknown => {
  const { name, schema } = body.outputConfig?.textFormat.structure.jsonSchema ?? schemaInPrompt(tasks, body)
  const task = tasks[name]
  const fields = listFields(schema)
  if (!task) throw new ModelError(400, 'ValidationException', `The model of this stack has no answer named ${name}.`)
  if (fields.join() !== task.fields.join())
    throw new ModelError(400, 'ValidationException', `The answer ${name} has the fields ${task.fields.join(', ')}.`)
  const retries = body.messages.filter(({ role }) => role === 'assistant').length
  return task.compose(joinText(body.messages[0]?.content ?? []), retries)
}

const speak = (tasks: Tasks, body: ConverseBody, mode: Fault['mode'] | undefined): ModelReply => {
  const text = JSON.stringify(spoil(compose(tasks, body), mode))
  if (mode === 'rubbish') return { text: RUBBISH, stopReason: 'end_turn' }
  if (mode === 'refusal') return { text: REFUSAL, stopReason: 'refusal' }
  if (mode === 'guardrail') return { text: BLOCKED, stopReason: 'guardrail_intervened' }
  const { maxTokens } = body.inferenceConfig
  if (mode === 'truncated') return { text: text.slice(0, Math.floor(text.length / 2)), stopReason: 'max_tokens' }
  if (countTokens(text) > maxTokens) return { text: text.slice(0, maxTokens * 4), stopReason: 'max_tokens' }
  return { text, stopReason: 'end_turn' }
}

/**
 * The emulator of Bedrock's Converse. It composes deterministic answers from the built-in wordings, without a model. It applies the
 * faults of the service `model` and refuses unsupported calls by name.
 */
export const createModel =
  ({ clock, faults }: { clock: Clock; faults: Faults }): AwsService =>
  async (request) => {
    try {
      parseModel(request)
      const fault = faults.take('model')
      if (fault?.mode === 'throttled')
        throw new ModelError(429, 'ThrottlingException', 'Too many requests, please wait before trying again.')
      if (fault?.mode === 'down')
        throw new ModelError(503, 'ServiceUnavailableException', 'The model is unavailable at present.')
      const body = await readConverse(request)
      if (fault?.mode === 'unstructured' && body.outputConfig !== undefined)
        throw new ModelError(400, 'ValidationException', NO_OUTPUT_CONFIG)
      // Loaded by the first call, because most modules of the stack are wordings.
      const { TASKS } = await import('./tasks.ts')
      const reply = speak(TASKS, body, fault?.mode)
      if (fault?.mode === 'slow') await pause(fault.delayMs ?? SLOW_MS, undefined, { ref: false })
      return answer(body, reply, clock.now())
    } catch (error) {
      if (error instanceof ModelError) return refuseConverse(error, clock.now())
      throw error
    }
  }
