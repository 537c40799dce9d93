import sprite from 'virtual:food-icons'
import { classNames } from '../../ui/class-names'

/** Emojis of dishes with their icon in the bundled set, which looks the same on every system. */
const emojiIcons: Readonly<Record<string, string>> = {
  '🍲': 'pot-of-food',
  '🥗': 'green-salad',
  '🍝': 'spaghetti',
  '🍛': 'curry-rice',
  '🥘': 'shallow-pan-of-food',
  '🍕': 'pizza',
  '🌮': 'taco',
  '🍔': 'hamburger',
  '🐟': 'whole-fish',
  '🍗': 'poultry-leg',
  '🥑': 'avocado',
  '🍰': 'shortcake',
  '🍪': 'cookie',
  '🥤': 'cup-with-straw',
}

/** The emojis offered for a dish; each is in the bundled set. */
export const dishEmojis = Object.keys(emojiIcons)

interface EmojiPictureProps {
  readonly emoji: string
  /** Size classes of the bundled icon. */
  readonly className?: string
}

/** An emoji from the bundled set, else as the system draws it. Decorative. */
export function EmojiPicture({ emoji, className }: EmojiPictureProps) {
  const icon = emojiIcons[emoji]
  if (!icon) return <span aria-hidden>{emoji}</span>
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      focusable="false"
      data-emoji={emoji}
      className={classNames(className)}
    >
      <use href={`${sprite}#${icon}`} />
    </svg>
  )
}
