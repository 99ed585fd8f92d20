import type * as z from 'zod/mini'

/** A domain event. Rules of the bus match `detailType` and `source`. */
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
