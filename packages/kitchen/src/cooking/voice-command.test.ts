import { describe, expect, test } from 'vitest'
import { parseSpokenTime } from './spoken-time'
import { parseVoiceCommand, type VoiceCommand } from './voice-command'

const splitPhrases = (text: string) => text.split('|').map((one) => one.trim())

function expectCommand(command: VoiceCommand, text: string): void {
  test.each(splitPhrases(text))('%s', (phrase) => {
    expect(parseVoiceCommand(phrase)).toEqual(command)
  })
}

describe('next', () => {
  expectCommand(
    { do: 'next' },
    `next|Next.|next step|Next step, please|go to the next step|show me the next step|okay next|move on|go on|continue
    |carry on|keep going|done|I'm done|all done|what's next|What is the next step?|what do I do next|now what|and then?
    |I'm ready for the next step|hey Larder, next step|can you go to the next step please|skip|forward|got it|let's move on`,
  )
})

describe('back', () => {
  expectCommand(
    { do: 'back' },
    `back|go back|Go back one step|previous|previous step|the previous step, please|go to the previous step
    |could you go back|back one step|the step before|what was the previous step|step back|show me the previous one`,
  )
})

describe('repeat', () => {
  expectCommand(
    { do: 'repeat' },
    `repeat|repeat that|Repeat the step please|again|once more|say that again|read it again|read this step|read that to me
    |what was that?|what did you say|pardon|Sorry?|I didn't catch that|what do I do|where are we|can you read that out loud
    |one more time please`,
  )
})

describe('ingredients', () => {
  expectCommand(
    { do: 'ingredients' },
    `ingredients|the ingredients|read me the ingredients|show ingredients|list the ingredients please|what are the ingredients
    |what do I need|what do I need for this step|what goes in|give me all the ingredients|ingredient list`,
  )
})

describe('steps by number', () => {
  expectCommand(
    { do: 'go-to', step: 3 },
    `step three|go to step 3|jump to step three|read me step number 3|go to the third step`,
  )
  expectCommand(
    { do: 'go-to', step: 'first' },
    `first step|go back to the first step|start over|from the beginning|from the top`,
  )
  expectCommand({ do: 'go-to', step: 'last' }, `go to the last step|show me the final step`)
})

describe('timers', () => {
  expectCommand(
    { do: 'timer', seconds: 300 },
    `timer 5 minutes|timer five minutes|set a timer for five minutes|Set a 5-minute timer|start a five minute timer
    |set timer to 5 minutes|5 minute timer please|put on a timer for 5 min|give me a timer of five minutes
    |okay, could you set a timer for five minutes please|count down five minutes|remind me in 5 minutes|time five minutes
    |start a five minute countdown|another timer for 300 seconds`,
  )
  expectCommand({ do: 'timer' }, 'timer|start the timer|set a timer|start timer please')
  expectCommand(
    { do: 'timer', seconds: 90 },
    'timer one and a half minutes|timer 1 minute 30|a timer for ninety seconds',
  )
  expectCommand(
    { do: 'timer', seconds: 5400 },
    'set a timer for an hour and a half|timer 1 hour and 30 minutes|timer 90 minutes',
  )
  expectCommand({ do: 'timer', seconds: 1500 }, 'timer twenty-five minutes|timer for 25 minutes')
  expectCommand(
    { do: 'timer', seconds: 1800 },
    'timer half an hour|set a half hour timer|timer thirty minutes',
  )
  expectCommand(
    { do: 'timer', seconds: 540, label: 'pasta' },
    'pasta timer for nine minutes|set a pasta timer for 9 minutes|start the pasta timer, nine minutes|timer for the pasta nine minutes',
  )
  expectCommand(
    { do: 'stop-timer' },
    'stop timer|stop the timer|cancel the timer|turn off the alarm|timer off|clear my timer|stop the beeping please',
  )
  expectCommand({ do: 'stop-timer', label: 'rice' }, 'stop the rice timer|cancel my rice timer')
  expectCommand(
    { do: 'time-left' },
    'how much time is left|how long is left|how much longer|time left|how much time do I have left',
  )
  expectCommand(
    { do: 'time-left', label: 'rice' },
    'how much time is left on the rice timer|how long for the rice|how much longer for the rice',
  )
})

describe('how much', () => {
  expectCommand(
    { do: 'how-much', of: 'butter' },
    `how much butter|How much butter do I need?|how much of the butter|how much butter should I add|what amount of butter
    |how much butter was it|how much butter goes in|what is the amount of butter|hey larder how much butter`,
  )
  expectCommand(
    { do: 'how-much', of: 'eggs' },
    'how many eggs|how many eggs do I need|how many eggs should I use',
  )
  expectCommand({ do: 'how-much', of: 'olive oil' }, 'how much olive oil|how much olive oil do we add')
})

describe('help and listening', () => {
  expectCommand(
    { do: 'stop-listening' },
    'stop listening|Stop listening, please|stop|turn off the microphone|quit listening',
  )
  expectCommand({ do: 'help' }, 'help|what can I say|what can you do|show me the commands|list all commands')
})

describe('speech that is not a command', () => {
  test.each(
    splitPhrases(`pass me the next plate|the next time we should use less salt|did you call your mother back|I will be back in a minute
    |the timer is a nice invention, my grandmother had one|how was school|that smells good|could you repeat what the teacher said
    |stop it, you two|next week we go to the sea|I have no more ingredients for a cake|turn off the light|five minutes
    |the onions are done|it is done, I think, but the potatoes are not|||a|step on it|how much do you love me, says the song that
    everybody knows and nobody can sing, and so on and so on until the end of the evening when the guests go home again|⏲`),
  )('%s', (phrase) => {
    expect(parseVoiceCommand(phrase)).toBeUndefined()
  })
})

test('spoken durations', () => {
  const times: [string, number | undefined][] = [
    ['ten seconds', 10],
    ['a minute', 60],
    ['two and a half hours', 9000],
    ['a quarter of an hour', 900],
    ['three quarters of an hour', 2700],
    ['1.5 hours', 5400],
    ['1h 10m', 4200],
    ['a hundred seconds', 100],
    ['two hundred seconds', 200],
    ['a couple of minutes', 120],
    ['an hour and ten minutes', 4200],
    ['an hour and a half', 5400],
    ['half', undefined],
    ['five', undefined],
    ['minutes', undefined],
    ['ages', undefined],
    ['zero minutes', undefined],
    ['500 hours', undefined],
  ]
  for (const [phrase, seconds] of times) expect([phrase, parseSpokenTime(phrase)]).toEqual([phrase, seconds])
})
