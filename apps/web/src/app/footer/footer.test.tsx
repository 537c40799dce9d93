// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { renderWithApp } from '../../testing/render-with-app'
import { Footer } from './footer'

afterEach(() => document.getElementById('operator')?.remove())

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('[SHELL-04] the footer', () => {
  test('links to quick links, support and the legal pages', () => {
    renderWithApp(<Footer />)
    expect(links('Quick Links')).toEqual([
      ['Home', '/'],
      ['Product', '/product'],
      ['Community', '/community'],
      ['Dashboard', '/user-dashboard'],
    ])
    expect(links('Support')).toEqual([
      ['FAQ', '/faq'],
      ['Contact', '/company'],
    ])
    expect(links('Legal')).toEqual([
      ['Privacy Policy', '/privacy'],
      ['Terms of Service', '/terms'],
    ])
    expect(screen.getByText(/^© 2025 Larder\./)).toBeTruthy()
  })

  test('shows seven disabled social links when the operator has set none', () => {
    renderWithApp(<Footer />)
    const icons = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link')
    expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual([
      'Facebook',
      'Instagram',
      'X',
      'YouTube',
      'TikTok',
      'Pinterest',
      'LinkedIn',
    ])
    for (const icon of icons) {
      expect(icon.getAttribute('aria-disabled')).toBe('true')
      expect(icon.hasAttribute('href')).toBe(false)
    }
  })

  test('links to those that are set', () => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.id = 'operator'
    script.textContent = JSON.stringify({ socialLinks: { youtube: 'https://youtube.example/larder' } })
    document.body.append(script)
    renderWithApp(<Footer />)
    expect(screen.getByRole('link', { name: 'YouTube' }).getAttribute('href')).toBe(
      'https://youtube.example/larder',
    )
    expect(screen.getByRole('link', { name: 'X' }).hasAttribute('href')).toBe(false)
  })

  test('is one quiet line with the same links below the app’s own screens', () => {
    const targets = () =>
      screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? link.ariaLabel)
    const { unmount } = renderWithApp(<Footer />, { path: '/faq' })
    const full = targets().filter((target, place) => place > 0 || target !== '/')
    unmount()
    renderWithApp(<Footer />, { path: '/inventory' })
    expect(targets().toSorted()).toEqual(full.toSorted())
    expect(screen.getByText(/^© 2025 Larder\./)).toBeTruthy()
    expect(screen.queryByText(/Know what you have/)).toBeNull()
  })
})
