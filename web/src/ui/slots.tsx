import './slots.css'

/** A few places, of which some are taken: filled is used, outlined is left. `label` says it in words. */
export const Slots = ({ used, of, label }: { used: number; of: number; label: string }) => (
  <span className="slots" role="img" aria-label={label}>
    {Array.from({ length: of }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places in a row have nothing but their place.
      <i key={index} className={index < used ? 'is-on' : undefined} />
    ))}
  </span>
)
