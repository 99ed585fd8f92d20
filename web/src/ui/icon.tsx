import type { LucideIcon } from 'lucide-react'

/** An icon of the one set that we use, in the weight of the text beside it. It is never the only thing that speaks. */
export const Icon = ({ of: Drawn, className }: { of: LucideIcon; className?: string }) => (
  <Drawn className={className ? `icon ${className}` : 'icon'} strokeWidth={1.75} aria-hidden="true" />
)
