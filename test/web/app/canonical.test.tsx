import { act } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { show } from '#test/web/support/show.tsx'
import { useCanonical } from '#web/app/use-canonical.ts'

const Screen = () => {
  useCanonical()
  return null
}

const links = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => href)

describe('the canonical link', () => {
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('names the route without its parameters', () => {
    show(<Screen />, { at: '/goal/goal_1?utm_source=mail&edit=1', path: '/goal/:id' })
    expect(links()).toEqual([`${window.location.origin}/goal/goal_1`])
  })

  it('exists once, has the origin of the document and follows the route', async () => {
    document.head.innerHTML = '<link rel="canonical" href="https://five.example/pricing">'
    const { router } = show(<Screen />, { at: '/goal/goal_1', path: '/goal/:id' })
    expect(links()).toEqual(['https://five.example/goal/goal_1'])
    await act(() => router.navigate('/goal/goal_2?x=1'))
    expect(links()).toEqual(['https://five.example/goal/goal_2'])
  })
})
