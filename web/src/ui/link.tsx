import type { ComponentProps, ComponentType } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of this site: a path with an optional query or anchor. */
  to: string
  replace?: boolean
  /** The router state of the history entry. */
  state?: unknown
}

/** A native link, for documents without the router: it works before any script has loaded. */
export const PlainLink = ({ to, replace: _, state: __, ...rest }: LinkProps) => <a {...rest} href={to} />

let drawn: ComponentType<LinkProps> = PlainLink

/**
 * The app sets its router's link once, before the first render. The router would be a third of what a visitor
 * loads, and the landing page does not need it.
 */
export const drawLinksWith = (link: ComponentType<LinkProps>): void => {
  drawn = link
}

/** A link to another page of this site. */
export const Link = (props: LinkProps) => {
  const Drawn = drawn
  return <Drawn {...props} />
}
