import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ADDRESSES, GOAL_ADDRESS } from '#domain/site.ts'
import { routes } from '#web/app/router.tsx'

const listPaths = (of: RouteObject[]): string[] =>
  of.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...listPaths(children),
  ])

it("the distribution has exactly the addresses of the page's routes (PAGE-1)", () => {
  expect(listPaths(routes).toSorted()).toEqual([...ADDRESSES, `${GOAL_ADDRESS}:goalId`].toSorted())
})
