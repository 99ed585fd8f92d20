import * as z from 'zod/mini'

/** What a goal asks of the person. It decides which steps help and which harm (TEXT-13). */
export const GOAL_KINDS = ['do_regularly', 'finish', 'stop', 'recover', 'relate', 'learn', 'save', 'reflect'] as const
export const goalKind = z.enum(GOAL_KINDS)
export type GoalKind = z.infer<typeof goalKind>
