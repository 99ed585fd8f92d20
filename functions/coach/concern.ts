import * as z from 'zod/mini'

/** How a person's words worry a model (CARE-12). */
export const concern = z.enum(['none', 'gentle', 'crisis'])
export type Concern = z.infer<typeof concern>

/** The field as JSON Schema. */
export const concernSchema = {
  type: 'string',
  enum: concern.options,
  description: 'Whether the data worries you.',
}

/** What a prompt says of the field. */
export const CONCERN_RULE = `- concern: "crisis" where the data may mean that the person thinks of ending their life or of hurting themselves, or is being hurt by
  somebody; "gentle" for grief, burnout, eating, medicine, violence suffered or pregnancy loss; otherwise "none".`
