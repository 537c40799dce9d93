// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StaticRouter } from '../../router/static-router'
import { Button } from '../controls/button'
import { Menu } from './menu'

afterEach(cleanup)

test('opens, moves and selects by keyboard; links are links', async () => {
  const onSelect = vi.fn()
  render(
    <StaticRouter location="/">
      <Menu
        trigger={<Button>More</Button>}
        items={[
          { label: 'Account', to: '/my-account' },
          'separator',
          { label: 'Delete', tone: 'danger', onSelect },
        ]}
      />
    </StaticRouter>,
  )
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/my-account')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelect).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})
