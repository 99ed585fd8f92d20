import { createExternalStore } from './external-store.ts'

/** What a dialog shows; null while it is closed. Any feature opens it, and one component shows it. */
export type DialogStore<T> = {
  open(value: T): void
  close(): void
  useOpened(): T | null
}

/** Lets a feature open a dialog of another feature without importing it. `app/popups.tsx` lists which component shows which dialog. */
export const createDialogStore = <T>(): DialogStore<T> => {
  const opened = createExternalStore<T | null>(null)
  return { open: opened.set, close: () => opened.set(null), useOpened: opened.useValue }
}
