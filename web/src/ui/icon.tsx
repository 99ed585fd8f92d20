import type { LucideIcon } from 'lucide-react'

/** A decorative lucide icon in the stroke width of the text. The label must be beside it. */
export const Icon = ({ of: Drawn, className }: { of: LucideIcon; className?: string }) => (
  <Drawn className={className ? `icon ${className}` : 'icon'} strokeWidth={1.75} aria-hidden="true" />
)
