/** What a WebAssembly program of the WASI kind sees of the world: arguments and files in memory. */
export type WasiHost = {
  /** The functions of `wasi_snapshot_preview1` that flite calls; each answers an error number. */
  imports: WasiImports;
  /** What the program has written, by name. */
  readFile: (name: string) => Uint8Array<ArrayBuffer> | undefined;
  /** What it has printed. */
  output: () => string;
};

/** The program has ended itself; code 0 is success. */
export class WasiExit extends Error {
  constructor(readonly code: number) {
    super(`The program ended with code ${code}.`);
  }
}

type WasiImports = ReturnType<typeof createImports>;
type MemoryFile = { bytes: Uint8Array<ArrayBuffer>; length: number };
type OpenFile = { file: MemoryFile; position: number };

const success = 0;
const badDescriptor = 8;
const invalid = 28;
const noSuchFile = 44;

/** Descriptors 0 to 2 are the terminal; 3 is the one folder there is. */
const folder = 3;
const fileType = { folder: 3, terminal: 2, regular: 4 };
const createFlag = 1;
const truncateFlag = 8;
const allRights = 0xffff_ffff_ffff_ffffn;
const longestOutput = 4096;

/**
 * A host for one run. WASI preview 1 as far as flite needs it, checked against its witx; nothing
 * of the machine is reachable through it. `memory` is asked anew each time: it moves when it grows.
 */
export function createWasiHost(options: {
  args: readonly string[];
  memory: () => ArrayBufferLike;
}): WasiHost {
  const files = new Map<string, MemoryFile>();
  const printed: string[] = [];
  return {
    imports: createImports(options, files, printed),
    readFile: (name) => {
      const file = files.get(name);
      return file?.bytes.slice(0, file.length);
    },
    output: () => printed.join('').slice(0, longestOutput),
  };
}

function createImports(
  { args, memory }: { args: readonly string[]; memory: () => ArrayBufferLike },
  files: Map<string, MemoryFile>,
  printed: string[],
) {
  const encodedArgs = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  const open = new Map<number, OpenFile>();
  let nextDescriptor = folder + 1;

  const view = () => new DataView(memory());
  const region = (start: number, length: number) => new Uint8Array(memory(), start, length);

  /** The buffers of a scattered read or write: pairs of address and length. */
  function regions(list: number, count: number): Uint8Array[] {
    return Array.from({ length: count }, (_, index) =>
      region(
        view().getUint32(list + index * 8, true),
        view().getUint32(list + index * 8 + 4, true),
      ),
    );
  }

  function typeOf(descriptor: number): number | undefined {
    if (descriptor < folder) return fileType.terminal;
    if (descriptor === folder) return fileType.folder;
    return open.has(descriptor) ? fileType.regular : undefined;
  }

  return {
    args_sizes_get(countAt: number, sizeAt: number): number {
      view().setUint32(countAt, encodedArgs.length, true);
      view().setUint32(
        sizeAt,
        encodedArgs.reduce((sum, arg) => sum + arg.length, 0),
        true,
      );
      return success;
    },

    args_get(pointersAt: number, textAt: number): number {
      let position = textAt;
      for (const [index, arg] of encodedArgs.entries()) {
        view().setUint32(pointersAt + index * 4, position, true);
        region(position, arg.length).set(arg);
        position += arg.length;
      }
      return success;
    },

    clock_time_get(_clock: number, _precision: bigint, timeAt: number): number {
      view().setBigUint64(timeAt, BigInt(Date.now()) * 1_000_000n, true);
      return success;
    },

    fd_close(descriptor: number): number {
      return open.delete(descriptor) ? success : badDescriptor;
    },

    fd_fdstat_get(descriptor: number, statAt: number): number {
      const type = typeOf(descriptor);
      if (type === undefined) return badDescriptor;
      view().setUint8(statAt, type);
      view().setUint16(statAt + 2, 0, true);
      view().setBigUint64(statAt + 8, allRights, true);
      view().setBigUint64(statAt + 16, allRights, true);
      return success;
    },

    fd_fdstat_set_flags(descriptor: number): number {
      return typeOf(descriptor) === undefined ? badDescriptor : success;
    },

    fd_prestat_get(descriptor: number, prestatAt: number): number {
      if (descriptor !== folder) return badDescriptor;
      view().setUint8(prestatAt, 0);
      view().setUint32(prestatAt + 4, 1, true);
      return success;
    },

    fd_prestat_dir_name(descriptor: number, nameAt: number, length: number): number {
      if (descriptor !== folder) return badDescriptor;
      if (length < 1) return invalid;
      region(nameAt, 1).set(new TextEncoder().encode('.'));
      return success;
    },

    fd_read(descriptor: number, list: number, count: number, readAt: number): number {
      const opened = open.get(descriptor);
      if (opened === undefined && descriptor !== 0) return badDescriptor;
      let done = 0;
      for (const target of opened ? regions(list, count) : []) done += readInto(opened, target);
      view().setUint32(readAt, done, true);
      return success;
    },

    fd_seek(descriptor: number, offset: bigint, whence: number, positionAt: number): number {
      const opened = open.get(descriptor);
      if (opened === undefined) return badDescriptor;
      const base = [0, opened.position, opened.file.length][whence];
      if (base === undefined || base + Number(offset) < 0) return invalid;
      opened.position = base + Number(offset);
      view().setBigUint64(positionAt, BigInt(opened.position), true);
      return success;
    },

    fd_write(descriptor: number, list: number, count: number, writtenAt: number): number {
      const opened = open.get(descriptor);
      if (opened === undefined && descriptor !== 1 && descriptor !== 2) return badDescriptor;
      let done = 0;
      for (const source of regions(list, count)) {
        if (opened) writeFrom(opened, source);
        else printed.push(new TextDecoder().decode(source));
        done += source.length;
      }
      view().setUint32(writtenAt, done, true);
      return success;
    },

    path_open(
      directory: number,
      _lookup: number,
      nameAt: number,
      nameLength: number,
      flags: number,
      _rights: bigint,
      _inherited: bigint,
      _descriptorFlags: number,
      descriptorAt: number,
    ): number {
      if (directory !== folder) return badDescriptor;
      const name = new TextDecoder().decode(region(nameAt, nameLength).slice());
      const file = files.get(name) ?? { bytes: new Uint8Array(), length: 0 };
      if (!files.has(name) && (flags & createFlag) === 0) return noSuchFile;
      if ((flags & truncateFlag) !== 0) file.length = 0;
      files.set(name, file);
      open.set(nextDescriptor, { file, position: 0 });
      view().setUint32(descriptorAt, nextDescriptor, true);
      nextDescriptor += 1;
      return success;
    },

    proc_exit(code: number): never {
      throw new WasiExit(code);
    },
  };
}

function readInto(opened: OpenFile | undefined, target: Uint8Array): number {
  if (opened === undefined) return 0;
  const { bytes, length } = opened.file;
  const chunk = bytes.subarray(
    Math.min(opened.position, length),
    Math.min(opened.position + target.length, length),
  );
  target.set(chunk);
  opened.position += chunk.length;
  return chunk.length;
}

const smallestFile = 64 * 1024;

function writeFrom(opened: OpenFile, source: Uint8Array): void {
  const { file, position } = opened;
  const end = position + source.length;
  if (end > file.bytes.length) {
    const grown = new Uint8Array(Math.max(end, file.bytes.length * 2, smallestFile));
    grown.set(file.bytes.subarray(0, file.length));
    file.bytes = grown;
  }
  file.bytes.set(source, position);
  file.length = Math.max(file.length, end);
  opened.position = end;
}
