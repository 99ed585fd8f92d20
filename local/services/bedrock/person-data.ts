import type * as z from 'zod/mini'
import { DATA_CLOSE, DATA_OPEN } from '#functions/adapters/bedrock/data-block.ts'
import { ModelError } from './converse.ts'

const unreadable = (why: string) =>
  new ModelError(400, 'ValidationException', `The prompt's data cannot be read: ${why}.`)

/** The data block of a prompt. Throws `ModelError` unless there is exactly one. */
export const readData = <Schema extends z.ZodMiniType>(prompt: string, schema: Schema): z.infer<Schema> => {
  const parts = prompt.split(DATA_OPEN)
  const [json, ...after] = parts[1]?.split(DATA_CLOSE) ?? []
  if (parts.length !== 2 || json === undefined || after.length !== 1)
    throw unreadable('the prompt has no single data block')
  try {
    return schema.parse(JSON.parse(json))
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : String(error))
  }
}
