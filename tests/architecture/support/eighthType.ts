import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sourceFiles } from "../../../scripts/lib/files.ts";
import { cacheDir, fromRoot } from "../../../scripts/lib/paths.ts";

/** A line that the recipe adds to or replaces in an existing file. */
export interface EditedLine {
  file: string;
  line: string;
  /** The replaced line; absent when the line is appended to the file. */
  replaces?: string;
}

/** A part of the new type that a developer may forget. */
export interface Gap {
  /** Description of the omission, for the title of the test. */
  what: string;
  /** The omitted new files, and the existing files whose edited line is omitted. */
  files: readonly string[];
  /** Omits only this text from the files; without it, the files are omitted. */
  text?: RegExp;
  /** Expected message of the generator or the compiler. */
  named: string | RegExp;
  /** True when no generated file depends on it, so that only the compiler is run. */
  isCodeOnly?: boolean;
}

/** The recipe for a new post type in one part of the product. */
export interface Part {
  /** Its folder, which is also the name below tests/architecture/poll/ of the folder with the new files (suffix ".txt"). */
  name: string;
  lines: readonly EditedLine[];
  /** Files to copy in addition to the part's folder. */
  needs: readonly string[];
  /** Applies the changes of the preceding parts to the copy, for example the new type in openapi.json. */
  prepare(copy: string): Promise<void>;
  /** @returns the error output of the generator; empty when it succeeds */
  generate(copy: string): Promise<string>;
  /** @returns the error output of the compiler; empty when it succeeds */
  compile(copy: string): Promise<string>;
  gaps: readonly Gap[];
}

const FIXTURES = "tests/architecture/poll";

/** A copy of one part with the eighth type added, from which pieces can be omitted. */
export class EighthType {
  readonly #part: Part;
  /** Path of the copy. */
  readonly copy: string;
  /** Contents by file: the new files, and the existing ones with their edited line. */
  readonly #pieces: ReadonlyMap<string, string>;
  /** The original contents of the edited files. */
  readonly #existing: ReadonlyMap<string, string>;
  /** Whether the generated files match the complete type. */
  #isGenerated = false;

  private constructor(part: Part, copy: string, pieces: ReadonlyMap<string, string>, existing: ReadonlyMap<string, string>) {
    this.#part = part;
    this.copy = copy;
    this.#pieces = pieces;
    this.#existing = existing;
  }

  /** Copies the part to a temporary folder and adds all pieces. */
  static async addTo(part: Part): Promise<EighthType> {
    await mkdir(cacheDir, { recursive: true });
    const copy = await mkdtemp(join(cacheDir, "eighth-type-"));
    for (const path of await sourceFiles([part.name, ...part.needs])) await cp(fromRoot(path), join(copy, path));
    await symlink(fromRoot("node_modules"), join(copy, "node_modules"), "junction");
    const pieces = new Map<string, string>();
    const existing = new Map<string, string>();
    for (const path of await sourceFiles([part.name], fromRoot(FIXTURES))) {
      pieces.set(path.replace(/\.txt$/, ""), await readFile(fromRoot(FIXTURES, path), "utf8"));
    }
    for (const { file, line, replaces } of part.lines) {
      const text = await readFile(fromRoot(file), "utf8");
      existing.set(file, text);
      if (replaces !== undefined && !text.includes(replaces)) throw new Error(`${file} has no line ${replaces}`);
      pieces.set(file, replaces === undefined ? `${text}${line}\n` : text.replace(replaces, line));
    }
    const added = new EighthType(part, copy, pieces, existing);
    await part.prepare(copy);
    await added.#write();
    return added;
  }

  /** The number of files and lines in the recipe. */
  get count(): { newFiles: number; editedLines: number } {
    return { newFiles: this.#pieces.size - this.#existing.size, editedLines: this.#part.lines.length };
  }

  /** @returns the errors of generator and compiler for the complete type; empty when there are none */
  async complaints(): Promise<string> {
    const complaint = await this.#part.generate(this.copy);
    this.#isGenerated = complaint === "";
    return complaint || this.#part.compile(this.copy);
  }

  /** @returns the errors of the generator or else of the compiler without a piece */
  async complaintsWithout({ files, text, isCodeOnly = false }: Gap): Promise<string> {
    if (isCodeOnly && !this.#isGenerated) await this.complaints();
    for (const file of files) {
      const piece = this.#pieces.get(file);
      if (piece === undefined) throw new Error(`The recipe does not write ${file}.`);
      const left = text === undefined ? this.#existing.get(file) : piece.replace(text, "");
      if (left === piece) throw new Error(`${file} has nothing that ${String(text)} matches.`);
      if (left === undefined) await rm(join(this.copy, file));
      else await writeFile(join(this.copy, file), left);
    }
    try {
      return await (isCodeOnly ? this.#part.compile(this.copy) : this.complaints());
    } finally {
      if (!isCodeOnly) this.#isGenerated = false;
      await this.#write();
    }
  }

  async #write(): Promise<void> {
    for (const [file, text] of this.#pieces) {
      await mkdir(dirname(join(this.copy, file)), { recursive: true });
      await writeFile(join(this.copy, file), text);
    }
  }

  remove(): Promise<void> {
    return rm(this.copy, { recursive: true, force: true });
  }
}
