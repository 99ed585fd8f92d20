import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

type TextField<Values> = { [Field in keyof Values]: Values[Field] extends string ? Field : never }[keyof Values] &
  string

export type FormErrors<Values> = { [Field in keyof Values]?: string | undefined }

/**
 * The text for an invalid value. `partial` is true where the control holds input that is not a value yet, such as half a
 * date; `typed` is empty then.
 */
type Text<Value> = string | ((typed: Value, partial: boolean) => string)

type Texts<Values> = { [Field in keyof Values]?: Text<Values[Field]> }

type Options<Values, Output> = {
  initial: () => Values
  /** Validates the values: the fields of a contract's request, or a schema of the form. Errors go by its field names. */
  schema: z.ZodMiniType<Output>
  /** The schema's input for the typed values. By default the values themselves. */
  read?: (values: Values) => unknown
  /** The page's texts, where the schema's own are not for people. */
  texts?: Texts<Values>
  /** Called with the values after each change. */
  onChange?: (values: Values) => void
}

/** The state of a form, and the props of its fields (ADR 172). */
export type Form<Values> = {
  values: Values
  errors: FormErrors<Values>
  set: (change: Partial<Values>) => void
  /** Name, value, error and change handler of a text field. */
  text: <Field extends TextField<Values>>(
    name: Field,
  ) => {
    name: Field
    value: Values[Field]
    error: string | undefined
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  }
}

/** After the next render, opens the folds that hold an invalid control, and moves the focus to the first one. */
const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => {
    const invalid = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]
    for (const control of invalid) {
      const fold = control.closest('details')
      if (fold) fold.open = true
    }
    invalid[0]?.focus()
  })
}

/** The names of the controls that hold input which is not a value, such as half a date. */
const partialControls = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  )

/**
 * Values, errors and submission of a form. A submit validates with `schema`; an invalid one shows the errors and focuses the
 * first invalid field, and nothing is sent. A shown error follows its field from then on. An error of the server
 * (`refuse`) disappears with the next change of its field. Throws if the schema has an error that no field holds.
 */
export const useForm = <Values extends object, Output>(options: Options<Values, Output>) => {
  const { initial, schema, read = (typed: Values): unknown => typed, onChange } = options
  const texts: Texts<Values> = options.texts ?? {}
  const [values, setValues] = useState(initial)
  /** The values after every change so far. Two changes in one event build on each other before the next render. */
  const latest = useRef(values)
  /** Fields whose validation errors are shown. */
  const [shown, setShown] = useState<ReadonlySet<keyof Values>>(new Set())
  const [partial, setPartial] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<{ field: keyof Values; message: string } | null>(null)

  const isField = (name: unknown): name is keyof Values & string => typeof name === 'string' && name in values

  const check = (unfinished: ReadonlySet<string>): { errors: FormErrors<Values>; output: Output | undefined } => {
    const errors: FormErrors<Values> = {}
    const report = (name: unknown, message: string) => {
      if (!isField(name) || errors[name] !== undefined) return
      const text: Text<Values[typeof name]> | undefined = texts[name]
      errors[name] = typeof text === 'function' ? text(values[name], unfinished.has(name)) : (text ?? message)
    }
    const result = z.safeParse(schema, read(values))
    for (const name of unfinished) report(name, '')
    for (const issue of result.error?.issues ?? []) report(issue.path[0], issue.message)
    if (Object.keys(errors).length > 0) return { errors, output: undefined }
    if (!result.success) throw new TypeError(`No field of the form has the error: ${z.prettifyError(result.error)}`)
    return { errors, output: result.data }
  }

  /** Replaces the values, made from the latest ones, without `onChange`. */
  const reset = (create: (now: Values) => Values) => {
    latest.current = create(latest.current)
    setValues(latest.current)
  }

  const change = (apply: (before: Values) => Values, names: readonly string[]) => {
    const isKept = (name: unknown) => !names.includes(String(name))
    reset(apply)
    setPartial((before) => new Set([...before].filter(isKept)))
    setRefused((before) => (before === null || isKept(before.field) ? before : null))
    onChange?.(latest.current)
  }
  const set = (part: Partial<Values>) => change((before) => ({ ...before, ...part }), Object.keys(part))

  const errors: FormErrors<Values> = {}
  if (refused) errors[refused.field] = refused.message
  const found: FormErrors<Values> = shown.size > 0 ? check(partial).errors : {}
  for (const name of shown) if (found[name] !== undefined) errors[name] = found[name]

  const text: Form<Values>['text'] = (name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target: { value } }) => change((before) => ({ ...before, [name]: value }), [name]),
  })

  /** The handler of the form's `submit` event. `send` gets the schema's output, if the values are valid. */
  const submit = (send: (output: Output, form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const unfinished = new Set(partialControls(form).filter(isField))
    const checked = check(unfinished)
    setPartial(unfinished)
    setShown(new Set(Object.keys(checked.errors).filter(isField)))
    setRefused(null)
    if (checked.output === undefined) focusFirstInvalid(form)
    else send(checked.output, form)
  }

  /** Shows an error of the server at the field that it names. False if the form does not have that field. */
  const refuse = (error: Error, form: HTMLFormElement): boolean => {
    if (!(error instanceof ApiError)) return false
    const { field, message } = error
    if (!isField(field)) {
      // A refusal of the words as a whole marks a control without naming it.
      focusFirstInvalid(form)
      return false
    }
    setRefused({ field, message })
    focusFirstInvalid(form)
    return true
  }

  return { values, errors, set, text, submit, refuse, reset }
}
