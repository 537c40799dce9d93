import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface DeviceOptions {
  readonly origin?: string
  readonly rpId?: string
  /** Whether it says that it has checked who holds it. */
  readonly verifiesUser?: boolean
}

const present = 0x01
const verified = 0x04
const withKey = 0x40

/** A device that holds one passkey, in software. Example: `device.make(challenge)`. */
export function aPasskeyDevice({
  origin = 'http://larder.test',
  rpId = 'larder.test',
  verifiesUser = true,
}: DeviceOptions = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let uses = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(flags: number, ...rest: Buffer[]): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(uses)
    const all = flags | present | (verifiesUser ? verified : 0)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(all), count, ...rest])
  }

  return {
    /** Sets how often it says it was used. */
    setUses(count: number) {
      uses = count
    },

    make(challenge: string) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // A COSE key: EC2, ES256, P-256.
      const key = Buffer.concat([
        Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
        Buffer.from(x, 'base64url'),
        Buffer.of(0x22, 0x58, 0x20),
        Buffer.from(y, 'base64url'),
      ])
      const data = authenticatorData(withKey, Buffer.alloc(16), Buffer.of(0, 32), credentialId, key)
      const attestation = Buffer.concat([
        Buffer.of(0xa3),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.of(0xa0)],
        ...[cborText('authData'), Buffer.of(0x58, data.length), data],
      ])
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },

    use(challenge: string) {
      uses += 1
      const data = authenticatorData(0)
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      }
    },
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)])
}
