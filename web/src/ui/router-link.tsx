import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { LinkProps } from './link.tsx'

/** A link to another screen of the app. The router's own link brings its forms and prefetching, which no screen uses (ADR 262). */
export const RouterLink = ({ to, replace, state, onClick, ...rest }: LinkProps) => {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
  })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
