import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { WeekKey, WeekRing } from '#web/ui/wheel/week-ring.tsx'
import { Wheel } from '#web/ui/wheel/wheel.tsx'
import '#test/web/support/show.tsx'

const circles = (className: string) =>
  [...document.querySelectorAll(`.${className}`)].map((circle) => ({
    circle: circle.closest('[data-circle]')?.getAttribute('data-circle'),
    diameter: 2 * Number(circle.getAttribute('r')),
    fromHub: Math.hypot(Number(circle.getAttribute('cx')), Number(circle.getAttribute('cy'))),
  }))

describe('the wheel', () => {
  it('draws each value as a diameter that starts at the hub’s rim', () => {
    render(<Wheel name="A wheel" values={{ spiritual: { is: 4, wants: 8 } }} />)
    const [full] = circles('wheel-full')
    const [is] = circles('wheel-is')
    const [wants] = circles('wheel-wants')
    expect(is?.diameter).toBeCloseTo((full?.diameter ?? 0) * 0.4)
    expect(wants?.diameter).toBeCloseTo((full?.diameter ?? 0) * 0.8)
    const rim = (drawn: typeof is) => (drawn?.fromHub ?? 0) - (drawn?.diameter ?? 0) / 2
    expect(rim(is)).toBeCloseTo(rim(full), 1)
    expect(rim(wants)).toBeCloseTo(rim(full), 1)
  })

  it('leaves unknown circles empty, in the drawing and in its text', () => {
    render(<Wheel name="A wheel" values={{ spiritual: { is: 4, wants: 8 }, work: { is: 1, wants: 2 } }} />)
    expect(circles('wheel-empty').map(({ circle }) => circle)).toEqual([
      'friends_family',
      'personal_development',
      'health_fitness',
    ])
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'A wheel. Spiritual: satisfaction 4, importance 8. Work: satisfaction 1, importance 2. Still empty: Friends and Family, Personal Development, Health and Fitness.',
    )
  })

  it('has no figures in its text when all circles are empty', () => {
    render(<Wheel name="Five empty circles" values={{}} />)
    expect(screen.getByRole('img', { name: 'Five empty circles.' })).toBeTruthy()
  })
})

describe('the week ring', () => {
  const parts = () =>
    [...document.querySelectorAll('.week-part')].map((part) => [
      part.getAttribute('data-kind') ?? part.getAttribute('data-circle'),
      Number(part.getAttribute('stroke-dasharray')?.split(' ')[0]),
      Math.abs(Number(part.getAttribute('stroke-dashoffset'))),
    ])

  it('places its 168 hours one after the other', () => {
    render(<WeekRing sleep={49} job={50} commute={6} circles={{ spiritual: 3, work: 4 }} yours={63} />)
    expect(parts()).toEqual([
      ['sleep', 49, 0],
      ['job', 50, 49],
      ['commute', 6, 99],
      ['spiritual', 3, 105],
      ['work', 4, 108],
      ['open', 56, 112],
    ])
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Your 168 hours: sleep 49, work hours 50, commute 6, Spiritual 3, Work 4, open 56. 63 hours are yours.',
    )
  })

  it('cuts off hours beyond 168 and says so', () => {
    render(<WeekRing sleep={70} job={80} commute={20} yours={-2} />)
    expect(parts().at(-1)).toEqual(['commute', 18, 150])
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('commute 20. 2 hours too many.')
  })

  it('has a legend with its figures', () => {
    render(<WeekKey sleep={49} job={50} commute={6} circles={{ spiritual: 3, work: 4 }} />)
    expect(screen.getAllByRole('listitem').map((row) => row.textContent?.trim())).toEqual([
      'Sleep 49',
      'Work hours 50',
      'Commute 6',
      'Five circles 7',
      'Open 56',
    ])
  })
})
