/** The policy conditions that the gate supports. It refuses others by name. */

/** Values of the request's condition keys. An absent key has no entry. */
export type Context = Record<string, string[]>

const KEYS = new Map(
  [
    'dynamodb:LeadingKeys',
    'ses:FromAddress',
    'ses:Recipients',
    'bedrock:InferenceProfileArn',
    'iam:PassedToService',
    'events:source',
    'events:detail-type',
    'kms:EncryptionContext:userpool-id',
    'aws:SecureTransport',
  ].map((key) => [key.toLowerCase(), key]),
)

const escapeRegex = (text: string): string => text.replace(/[.+^${}()|[\]\\]/g, '\\$&')

/** `*` matches any characters, `?` one. */
export const matchesValue = (pattern: string, value: string, flags = ''): boolean =>
  new RegExp(`^${escapeRegex(pattern).replaceAll('*', '.*').replaceAll('?', '.')}$`, `s${flags}`).test(value)

const TESTS: Record<string, { negated?: boolean; holds: (wanted: string, value: string) => boolean }> = {
  StringEquals: { holds: (wanted, value) => wanted === value },
  StringNotEquals: { negated: true, holds: (wanted, value) => wanted === value },
  StringEqualsIgnoreCase: { holds: (wanted, value) => wanted.toLowerCase() === value.toLowerCase() },
  StringLike: { holds: (wanted, value) => matchesValue(wanted, value) },
  StringNotLike: { negated: true, holds: (wanted, value) => matchesValue(wanted, value) },
  Bool: { holds: (wanted, value) => wanted.toLowerCase() === value.toLowerCase() },
}

const parseOperator = (operator: string) => {
  const [, quantifier, name = '', ifExists] =
    /^(?:(ForAllValues|ForAnyValue):)?([A-Za-z]+?)(IfExists)?$/.exec(operator) ?? []
  const test = TESTS[name]
  if (!test) throw new Error(`the condition operator ${operator} is not supported`)
  return { quantifier, test, ifExists: ifExists !== undefined }
}

const contextValues = (key: string, context: Context): string[] | undefined => {
  const name = KEYS.get(key.toLowerCase())
  if (!name) throw new Error(`the condition key ${key} is not supported`)
  // In AWS every call uses TLS.
  return name === 'aws:SecureTransport' ? ['true'] : context[name]
}

/** Whether a condition holds, with IAM's rules for absent keys. */
export const holds = (operator: string, key: string, wanted: string[], context: Context): boolean => {
  const values = contextValues(key, context)
  if (operator === 'Null') return wanted.every((isAbsent) => (isAbsent === 'true') === (values === undefined))
  const { quantifier, test, ifExists } = parseOperator(operator)
  const one = (value: string) => wanted.some((text) => test.holds(text, value)) !== (test.negated ?? false)
  if (values === undefined || values.length === 0) {
    return ifExists || quantifier === 'ForAllValues' || (quantifier === undefined && test.negated === true)
  }
  return quantifier === 'ForAllValues' ? values.every(one) : values.some(one)
}
