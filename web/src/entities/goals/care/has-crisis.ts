import type { Goals } from '#web/entities/goals/goals.ts'

/** Whether one of the goals that are shown is in crisis: nothing that sells, pushes or cheers stands beside it (CARE-17). */
export const hasCrisis = ({ goals }: Pick<Goals, 'goals'>): boolean => goals.some(({ care }) => care === 'crisis')
