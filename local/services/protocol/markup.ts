import type { html } from 'hono/html'

/** A part of a page, as `html` of Hono returns it. */
export type Markup = ReturnType<typeof html>
