import type { Route } from '#local/contracts/cloud-model.ts'

export type Match = { route: Route; pathParameters: Record<string, string> }

const createPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => {
        const name = /^\{(\w+)(\+?)\}$/.exec(part)
        if (!name) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        return name[2] ? `(?<${name[1]}>.+)` : `(?<${name[1]}>[^/]+)`
      })
      .join('/')}$`,
  )

/** Order of routes: literal path parts before parameters before a greedy parameter; a method before `ANY`. */
const rank = (route: Route): number =>
  (route.path.includes('+}') ? 4 : 0) + (route.path.includes('{') ? 2 : 0) + (route.method === 'ANY' ? 1 : 0)

/** Finds the most specific route of a request, as the HTTP API does; undefined without one. */
export const createRouter = (routes: Route[]) => {
  const table = routes
    .map((route) => ({ route, pattern: createPattern(route.path) }))
    .sort((a, b) => rank(a.route) - rank(b.route))
  return (method: string, path: string): Match | undefined => {
    for (const { route, pattern } of table) {
      if (route.method !== 'ANY' && route.method !== method) continue
      const found = pattern.exec(path)
      if (found) return { route, pathParameters: { ...found.groups } }
    }
    return undefined
  }
}
