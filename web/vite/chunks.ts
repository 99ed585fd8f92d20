import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Every module that is there once `start` runs. */
const reachedFrom = (start: string, context: Context): Set<string> => {
  const reached = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

/** What every document needs; icons are too small to be requests of their own. */
const EVERYWHERE = /node_modules\/(react|react-dom|scheduler|lucide-react)\//
const FORMS = /\/src\/ui\/(banner|[a-z-]*field|tabs)\.tsx$/
const IDENTITY = /\/src\/lib\/identity\.ts$/
const START = /\/src\/app\/(main|documents\/[a-z]+-start)\.tsx?$/
const PARTS = /\/(src\/(ui|lib)|domain|functions)\//

/**
 * A few chunks along the lines of the documents, in place of dozens for whatever some routes happen to share: on a phone
 * every request costs more than the few bytes that it spares. What no document brings is left to the bundler.
 */
export const documentChunks = (root: string): Rolldown.CodeSplittingOptions => {
  const starts = {
    landing: join(root, 'src/app/documents/landing-start.tsx'),
    main: join(root, 'src/app/main.tsx'),
    home: join(root, 'src/app/documents/home-start.ts'),
    auth: join(root, 'src/app/documents/auth-start.ts'),
    pricing: join(root, 'src/app/documents/pricing-start.ts'),
  }
  type Start = keyof typeof starts
  const others: Start[] = ['main', 'home', 'auth', 'pricing']
  const known = new Map<Start, Set<string>>()
  const brings = (start: Start, id: string, context: Context): boolean => {
    const reached = known.get(start) ?? reachedFrom(starts[start], context)
    known.set(start, reached)
    return reached.has(id)
  }
  // Packages go with what imports them: by their barrels, everybody would seem to need all of them. What starts a
  // document stays alone: a part of it that another document loads must not start it there.
  const own = (id: string) => !id.includes('node_modules') && !IDENTITY.test(id) && !START.test(id)

  /** Later groups take what the earlier ones leave. */
  const groups: [string, (id: string, isIn: (start: Start) => boolean) => boolean][] = [
    ['shared', (id, isIn) => EVERYWHERE.test(id) || (own(id) && isIn('landing') && others.some(isIn))],
    ['landing', (id, isIn) => own(id) && isIn('landing')],
    ['app', (id, isIn) => own(id) && isIn('main')],
    ['forms', (id) => FORMS.test(id)],
    ['parts', (id, isIn) => own(id) && PARTS.test(id) && isIn('home')],
    ['home', (id, isIn) => own(id) && isIn('home')],
    ['auth', (id, isIn) => own(id) && isIn('auth')],
  ]
  return {
    groups: groups.map(([name, belongs], index) => ({
      name: (id: string, context: Context) => (belongs(id, (start) => brings(start, id, context)) ? name : null),
      debugName: name,
      priority: groups.length - index,
    })),
  }
}
