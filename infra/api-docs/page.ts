import type { ApiDocument, ApiOperation } from './openapi.ts'
import type { JsonSchema } from './schemas.ts'
import { describeBounds, describeType, findItemSchema, listBranches } from './words.ts'

/** Renders the OpenAPI document as Markdown, docs/api.md. */

type Row = { name: string; schema: JsonSchema; required: boolean }

const isSchema = (given: unknown): given is JsonSchema => typeof given === 'object' && given !== null

/** The fields of an object and of its nested objects, each with its full path. */
const listRows = (schema: JsonSchema, before = ''): Row[] => {
  const listed = findItemSchema(schema)
  if (listed) return listRows(listed, `${before}[]`)
  const { properties = {}, required = [], additionalProperties: others } = schema
  const own = Object.entries(properties)
    .filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
    .map(([name, one]) => ({ name, one, must: required.includes(name) }))
  const named = isSchema(others) ? required.map((name) => ({ name, one: others, must: true })) : own
  return [
    ...named.flatMap(({ name, one, must }) => {
      const whole = before === '' ? name : `${before}.${name}`
      return [{ name: whole, schema: one, required: must }, ...listRows(one, whole)]
    }),
    ...listBranches(schema).flatMap((branch) => listRows(branch, before)),
  ]
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const presence = ({ required, schema }: Row): string => {
  if (required) return 'required'
  return schema.default === undefined ? '' : `\`${JSON.stringify(schema.default)}\` without it`
}

const requestTable = (rows: Row[]): string =>
  table(
    ['Field', 'Type', 'Bounds', ''],
    rows.map((row) => [`\`${row.name}\``, describeType(row.schema), describeBounds(row.schema), presence(row)]),
  )

const answerTable = (schema: JsonSchema): string =>
  table(
    ['Field', 'Type', ''],
    listRows(schema).map((row) => [`\`${row.name}\``, describeType(row.schema), row.required ? '' : 'may be left out']),
  )

/** One table per alternative shape of a request or response. */
const writeShapes = (schema: JsonSchema, show: (shape: JsonSchema) => string): string => {
  const shapes = listBranches(schema)
  return shapes.length === 0 ? show(schema) : shapes.map(show).join('\n\nor\n\n')
}

const readBodySchema = (content: ApiOperation['requestBody']): JsonSchema =>
  content?.content['application/json']?.schema ?? {}

const writeRequest = ({ parameters, requestBody }: ApiOperation): string => {
  if (parameters) {
    const rows = parameters.map(({ name, required, schema }) => ({
      name,
      required,
      schema: isSchema(schema) ? schema : {},
    }))
    return `Request, in the query:\n\n${requestTable(rows)}`
  }
  const schema = readBodySchema(requestBody)
  if (schema.description !== undefined) return `Request: ${schema.description.toLowerCase()}.`
  return `Request:\n\n${writeShapes(schema, (shape) => requestTable(listRows(shape)))}`
}

const writeAnswer = ({ responses }: ApiOperation): string => {
  const done = responses[200]
  const schema = done && 'content' in done ? done.content?.['application/json']?.schema : undefined
  return `Answer:\n\n${writeShapes(schema ?? {}, answerTable)}`
}

const writeOperation = (path: string, operation: ApiOperation): string =>
  [
    `### ${operation.operationId}`,
    ...(operation.summary === undefined ? [] : [operation.summary]),
    `\`POST ${path}\`. ${operation.description}`,
    writeRequest(operation),
    writeAnswer(operation),
    `Refusals: ${Object.keys(operation.responses)
      .filter((status) => status !== '200')
      .join(', ')}.`,
  ].join('\n\n')

const writeRefusals = ({ paths, components }: ApiDocument): string => {
  const used = new Map<string, string>()
  for (const { post } of Object.values(paths))
    for (const [status, one] of Object.entries(post.responses))
      if ('$ref' in one) used.set(status, components.responses[one.$ref.split('/').at(-1) ?? '']?.description ?? '')
  return table(['Status', 'When'], [...used].toSorted())
}

export const apiPage = (document: ApiDocument): string =>
  `${[
    '# API',
    'Generated from the contracts by `npm run openapi`, like `openapi.json` beside it. A running product serves that document at `/_local/openapi.json`.',
    'Every operation is a `POST` on the origin of the page. The identity of the caller is read from the ID token in `authorization: Bearer <token>` alone: fields that name the caller are optional, and one that names somebody else is refused. Whitespace around a text is cut off before it is counted. Fields that are not listed are refused.',
    '## Refusals',
    'A refusal is a [Refusal](#refusal): `error` is for people, `code` for programs, `field` names the part of the request that it is about. What the HTTP API refuses itself is a [GatewayMessage](#gatewaymessage).',
    writeRefusals(document),
    '## Operations',
    ...Object.entries(document.paths).map(([path, { post }]) => writeOperation(path, post)),
    '## Shapes',
    ...Object.entries(document.components.schemas).map(([name, schema]) => `### ${name}\n\n${answerTable(schema)}`),
  ].join('\n\n')}\n`
