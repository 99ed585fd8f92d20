/** A value in DynamoDB's attribute-value form, as the items in the errors of the document client are. */
const toAttributeValue = (value: unknown): Record<string, unknown> => {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (value instanceof Set) return { SS: [...value].map(String) }
  if (Array.isArray(value)) return { L: value.map(toAttributeValue) }
  return { M: toAttributeValues(Object(value)) }
}

export const toAttributeValues = (item: Record<string, unknown>): Record<string, Record<string, unknown>> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toAttributeValue(value)]))
