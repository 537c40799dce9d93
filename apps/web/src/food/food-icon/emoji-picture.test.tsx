// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderSprite } from '../../../vite/food-icon-sprite'
import { dishEmojis, EmojiPicture } from './emoji-picture'

test('every offered emoji is in the bundled set; another one is text', () => {
  const drawn = renderSprite()
  expect(dishEmojis).toHaveLength(14)
  for (const emoji of dishEmojis) {
    const { container } = render(<EmojiPicture emoji={emoji} />)
    const name = container.querySelector('use')?.getAttribute('href')?.split('#')[1]
    expect(drawn).toContain(`<symbol id="${name}"`)
    expect(container.textContent).toBe('')
  }
  expect(render(<EmojiPicture emoji="🦄" />).container.textContent).toBe('🦄')
})
