import './slots.css'

/** Used slots filled, free slots outlined. `label` is the text alternative. */
export const Slots = ({ used, of, label }: { used: number; of: number; label: string }) => (
  <span className="slots" role="img" aria-label={label}>
    {Array.from({ length: of }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places in a row have nothing but their place.
      <i key={index} className={index < used ? 'is-on' : undefined} />
    ))}
  </span>
)
