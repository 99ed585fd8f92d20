import { Wheel } from './wheel.tsx'

/** A wheel with example values. */
export const ExampleWheel = () => (
  <Wheel
    name="An example wheel"
    values={{
      spiritual: { is: 4, wants: 7 },
      friends_family: { is: 5, wants: 10 },
      work: { is: 7, wants: 8 },
      personal_development: { is: 3, wants: 9 },
      health_fitness: { is: 6, wants: 8 },
    }}
  />
)
