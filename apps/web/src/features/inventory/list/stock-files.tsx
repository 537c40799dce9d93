import { useState } from 'react'
import { useAfterScreen } from '../../../ui/after-screen'
import { lazyPart } from '../../../ui/lazy-part'
import { StockFileButton } from './stock-file-button'

const StockFileMenu = lazyPart(
  async () => (await import('./stock-file-menu')).StockFileMenu,
  ({ onEarlyPress }) => <StockFileButton onClick={onEarlyPress} />,
)

/** The menu of files, which loads after the screen. A press before that opens it as soon as it is there. */
export function StockFiles() {
  const [isPressed, setIsPressed] = useState(false)
  const isAfterScreen = useAfterScreen()
  const press = () => setIsPressed(true)
  if (!isAfterScreen && !isPressed) return <StockFileButton onClick={press} />
  return <StockFileMenu startsOpen={isPressed} onEarlyPress={press} />
}
