import type { ComponentProps, ComponentType } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of ours: a path, perhaps with a query or an anchor. */
  to: string
  replace?: boolean
  /** What the router keeps with the visit. */
  state?: unknown
}

/** In a document of its own, a link is the browser's: it works before any script has come. */
export const PlainLink = ({ to, replace: _, state: __, ...rest }: LinkProps) => <a {...rest} href={to} />

let drawn: ComponentType<LinkProps> = PlainLink

/**
 * The app hands its router's link in, once, before anything is drawn. The router is a third of what a visitor would
 * load, and the landing page leads nowhere that it would be needed for.
 */
export const drawLinksWith = (link: ComponentType<LinkProps>): void => {
  drawn = link
}

/** A link to another page of ours. */
export const Link = (props: LinkProps) => {
  const Drawn = drawn
  return <Drawn {...props} />
}
