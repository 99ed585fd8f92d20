/** Forms and queries with nested names, such as `items[0][price]=price_1`. */

export type NestedForm = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | NestedForm

const splitName = (name: string): string[] => name.replaceAll(']', '').split('[')

const isForm = (value: FormValue | undefined): value is NestedForm =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const put = (form: NestedForm, [first = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    form[first] = value
    return
  }
  const inner = form[first]
  const next: NestedForm = isForm(inner) ? inner : {}
  form[first] = next
  put(next, rest, value)
}

/** Turns objects with the keys 0, 1, 2 … into lists, and `expand[]=a` too. */
const listed = (value: FormValue): FormValue => {
  if (!isForm(value)) return value
  const entries = Object.entries(value).map(([name, one]): [string, FormValue] => [name, listed(one)])
  const isList = entries.length > 0 && entries.every(([name], index) => name === '' || name === String(index))
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}

export const parseStripeForm = (text: string): NestedForm => {
  const form: NestedForm = {}
  for (const [name, value] of new URLSearchParams(text)) put(form, splitName(name), value)
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, listed(value)]))
}
