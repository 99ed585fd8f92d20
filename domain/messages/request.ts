export const requestMessages = {
  malformedJson: 'The body is not valid JSON.',
  tooLarge: 'The body is too large.',
  unknownField: 'is not a field of this request',
  required: 'is required',
  notValid: 'is not valid',
  illFormedText: 'holds text that is not valid Unicode',
  text: 'must be a text',
  number: 'must be a number',
  wholeNumber: 'must be a whole number',
  flag: 'must be true or false',
  list: 'must be a list',
  object: 'must be a JSON object',
  oneOf: (values: readonly string[]) => `must be ${values.length === 1 ? '' : 'one of '}${values.join(', ')}`,
  tooBig: (n: number, unit?: 'characters' | 'entries') =>
    unit === undefined ? `must be at most ${n}` : `must have at most ${n} ${unit}`,
  tooSmall: (n: number, unit?: 'characters' | 'entries') => {
    if (unit === undefined) return `must be at least ${n}`
    return n === 1 ? 'is required' : `must have at least ${n} ${unit}`
  },
  operatorsOnly: 'This is for operators only.',
  unauthorized: 'Unauthorized',
  internal: 'Something went wrong. Please try again.',
  conflict: 'Somebody else changed this at the same time. Please try again.',
  unavailable: 'We cannot reach your data at the moment. Please try again in a moment.',
} as const
