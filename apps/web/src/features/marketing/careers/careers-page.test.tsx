// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithApp } from '../../../testing/render-with-app'
import { CareersPage, jobRoles } from './careers-page'

test('[MKT-07] shows six sample roles, each with an email link that names it, and one link for other roles', () => {
  renderWithApp(<CareersPage />, { path: '/careers' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We're Hiring")
  expect(jobRoles).toHaveLength(6)
  expect(screen.getByText('Sample')).toBeTruthy()
  for (const { title, location, type, description } of jobRoles) {
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getAllByText(`${location} · ${type}`).length).toBeGreaterThan(0)
    expect(screen.getByText(description)).toBeTruthy()
  }
  const hrefs = screen
    .getAllByRole('link', { name: 'Apply Now' })
    .map((link) => [link.getAttribute('href'), link.getAttribute('aria-describedby')])
  expect(hrefs).toEqual(
    jobRoles.map(({ title, id }) => [
      `mailto:careers@larder.example?subject=${encodeURIComponent(title)}`,
      id,
    ]),
  )
  expect(screen.getByRole('link', { name: 'careers@larder.example' }).getAttribute('href')).toMatch(
    /^mailto:careers@larder\.example\?subject=/,
  )
})
