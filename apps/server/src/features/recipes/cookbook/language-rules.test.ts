import { expect, test } from 'vitest'
import { aDraft } from '../../../testing/a-saved-recipe'
import { checkLanguage } from './language-rules'

test.each([
  ['Fry the eggplant.', "'eggplant' is 'aubergine' here"],
  ['Add the bell peppers.', "'bell peppers' is 'peppers' here"],
  ['Roast it to perfection.', "'to perfection' says nothing"],
  ['Stir the the sauce.', "'the the' in its text"],
  ['Serve at once!', "'!' in its text"],
])('%s', (step, complaint) => {
  expect(checkLanguage(aDraft({ steps: [step] }))).toEqual([complaint])
})

test('British words pass, and a name keeps its word', () => {
  const steps = ['Fry the aubergine in a frying pan until its colour deepens.']
  expect(checkLanguage(aDraft({ steps }))).toEqual([])
  expect(checkLanguage(aDraft({ title: 'Skillet Cornbread', steps: ['Heat the skillet.'] }))).toEqual([])
})
