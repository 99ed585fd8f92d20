/** '1 hour', '2.5 hours' */
export const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)
