import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Context = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

/** Every module that `start` loads statically. */
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

/** Modules that every document needs. */
const EVERYWHERE = /node_modules\/((react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?!icons\/))/
/** An icon. The page imports each from a file of its own, because all of them import the package's index. */
const ICON = /node_modules\/lucide-react\/dist\/esm\/icons\//
const FORMS = /\/src\/ui\/(banner|[a-z-]*field|tabs)\.tsx$/
const IDENTITY = /\/src\/lib\/identity\.ts$/
const START = /\/src\/app\/(main|documents\/[a-z]+-start)\.tsx?$/
/** Used by what every screen loads last, and by dialogs. It goes with the toaster, which every screen loads. */
const FOCUS = /\/src\/lib\/focus-nearby\.ts$/
const PARTS = /\/(src\/(ui|lib)|domain|functions)\//

/**
 * A few chunks by document instead of dozens by shared routes: on a phone every request costs more than
 * the bytes that it saves. The bundler decides about modules that no document loads.
 */
export const documentChunks = (root: string): Rolldown.CodeSplittingOptions => {
  const starts = {
    landing: join(root, 'src/app/documents/landing-start.tsx'),
    main: join(root, 'src/app/main.tsx'),
    home: join(root, 'src/app/documents/home-start.ts'),
    auth: join(root, 'src/app/documents/auth-start.ts'),
    pricing: join(root, 'src/app/documents/pricing-start.ts'),
    toaster: join(root, 'src/ui/toaster.tsx'),
    // Parts of the dashboard that are loaded after its goals.
    sidebar: join(root, 'src/features/dashboard/components/sidebar.tsx'),
    edit: join(root, 'src/features/dashboard/components/edit-goal-dialog.tsx'),
    dialogs: join(root, 'src/features/dashboard/components/goal-dialogs.tsx'),
    question: join(root, 'src/entities/reflections/reflection-question.tsx'),
  }
  type Start = keyof typeof starts
  const others: Start[] = ['main', 'home', 'auth', 'pricing']
  const known = new Map<Start, Set<string>>()
  const brings = (start: Start, id: string, context: Context): boolean => {
    const reached = known.get(start) ?? reachedFrom(starts[start], context)
    known.set(start, reached)
    return reached.has(id)
  }
  // Packages go with their importers: by their barrels, every document would seem to need all of them. Entry
  // modules stay in their own chunk: another document that loads part of a chunk must not run the entry.
  const own = (id: string) => ICON.test(id) || (!id.includes('node_modules') && !IDENTITY.test(id) && !START.test(id))

  // In the chunk of one of them, an icon would bring that chunk to the others.
  const isInSeveral = (isIn: (start: Start) => boolean) => others.filter(isIn).length > 1

  /** Earlier groups have priority. */
  const groups: [string, (id: string, isIn: (start: Start) => boolean) => boolean][] = [
    ['shared', (id, isIn) => EVERYWHERE.test(id) || (own(id) && isIn('landing') && others.some(isIn))],
    ['landing', (id, isIn) => own(id) && isIn('landing')],
    ['app', (id, isIn) => own(id) && (isIn('main') || (ICON.test(id) && isInSeveral(isIn)))],
    ['parts', (id, isIn) => own(id) && (PARTS.test(id) || ICON.test(id)) && isIn('home')],
    ['forms', (id) => FORMS.test(id)],
    ['home', (id, isIn) => own(id) && isIn('home')],
    ['auth', (id, isIn) => own(id) && isIn('auth')],
    // Every screen loads the toaster, and few of them the parts below.
    ['toaster', (id, isIn) => own(id) && (isIn('toaster') || FOCUS.test(id))],
    ['sidebar', (id, isIn) => own(id) && isIn('sidebar') && !isIn('pricing')],
    ['buying', (id, isIn) => own(id) && isIn('sidebar')],
    ['dialogs', (id, isIn) => own(id) && (isIn('edit') || isIn('dialogs') || isIn('question')) && !isIn('pricing')],
    // Too small for separate requests.
    ['icons', (id) => ICON.test(id)],
  ]
  return {
    groups: groups.map(([name, belongs], index) => ({
      name: (id: string, context: Context) => (belongs(id, (start) => brings(start, id, context)) ? name : null),
      debugName: name,
      priority: groups.length - index,
    })),
  }
}
