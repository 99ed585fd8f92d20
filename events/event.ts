import type * as z from 'zod/mini'

/** A thing that happened. `detailType` and `source` are what a rule of the bus matches. */
export type DomainEvent<Detail extends z.ZodMiniType = z.ZodMiniType> = {
  readonly source: 'five-circles'
  readonly detailType: string
  readonly version: 1
  readonly detail: Detail
}

export const defineEvent = <Detail extends z.ZodMiniType>(detailType: string, detail: Detail): DomainEvent<Detail> => ({
  source: 'five-circles',
  detailType,
  version: 1,
  detail,
})
