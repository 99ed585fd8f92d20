import { watch } from 'node:fs'
import { join } from 'node:path'

/** Reports the changed source files below some folders, debounced. */
export const watchSources = (root: string, folders: string[], changed: (files: string[]) => void): (() => void) => {
  const files = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const note = (file: string) => {
    files.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const seen = [...files]
      files.clear()
      changed(seen)
    }, 100)
  }
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => name && note(join(root, folder, name))),
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
