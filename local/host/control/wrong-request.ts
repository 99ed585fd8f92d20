import type * as z from 'zod/mini'
import { describeProblem } from './bodies.ts'

/** A request that the control plane refuses with status 400. */
export class WrongRequest extends Error {}

/** The fields of a form. Throws `WrongRequest` that names the first wrong field. */
export const parseForm = <Shape extends z.ZodMiniType>(shape: Shape, form: unknown): z.infer<Shape> => {
  const parsed = shape.safeParse(form)
  if (parsed.success) return parsed.data
  throw new WrongRequest(`The form ${describeProblem(parsed.error)}.`)
}
