import type { Random } from "../random.ts";
import { monogram } from "./letters.ts";
import { pales, tints } from "./palettes.ts";
import { circle, ellipse, group, line, linear, mix, n, path, rect, svg } from "./svg.ts";

const size = { width: 256, height: 256 };

export const hairStyles = [
  "crop",
  "side",
  "bob",
  "long",
  "bun",
  "curls",
  "afro",
  "wave",
  "bald",
  "scarf",
  "fringe",
  "grey",
] as const;
export type HairStyle = (typeof hairStyles)[number];

/** What a portrait shows; everything not given is drawn from the person's own stream. */
export interface Look {
  skin: number;
  hair: HairStyle;
  tone: number;
  beard?: boolean;
  glasses?: boolean;
}

const skins = ["#f3d3bd", "#e8bd9c", "#d9a27c", "#c08660", "#9a643f", "#6f452c", "#4f3122"] as const;
const tones = ["#20191a", "#3a2620", "#5d3b26", "#8c5a2f", "#b98b4a", "#a4492b", "#b9b6b0", "#dcd9d2"] as const;
const cloths = [
  "#23303f",
  "#6b3450",
  "#2f5d57",
  "#8a3b2c",
  "#3e4a5c",
  "#b98a3a",
  "#4a4f45",
  "#d9d2c3",
  "#5a4a7c",
  "#31566e",
] as const;

function back(style: HairStyle, colour: string): string {
  switch (style) {
    case "long":
      return path("M72 112C66 44 190 44 184 112C186 158 192 190 198 214C170 232 86 232 58 214C64 190 70 158 72 112Z", colour);
    case "bob":
      return path("M70 116C62 42 194 42 186 116C188 146 186 164 178 174H78C70 164 68 146 70 116Z", colour);
    case "wave":
      return path(
        "M74 108C68 42 188 40 184 108C196 130 178 146 192 170C196 190 176 200 166 194H90C78 200 60 190 64 170C78 146 62 130 74 108Z",
        colour,
      );
    case "afro":
      return circle(128, 92, 68, colour);
    case "bun":
      return circle(128, 40, 24, colour) + path("M80 106C76 46 180 46 176 106Z", colour);
    case "curls":
      return [
        [80, 88, 24],
        [84, 62, 26],
        [108, 46, 28],
        [140, 44, 28],
        [168, 60, 26],
        [176, 88, 24],
        [78, 114, 20],
        [178, 114, 20],
        [82, 136, 16],
        [174, 136, 16],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, colour))
        .join("");
    case "fringe":
      return path("M72 114C64 40 192 40 184 114C186 150 184 186 180 202H76C72 186 70 150 72 114Z", colour);
    case "scarf":
      return path("M68 118C60 34 196 34 188 118C192 170 204 206 214 236H42C52 206 64 170 68 118Z", colour);
    default:
      return "";
  }
}

function front(style: HairStyle, colour: string): string {
  switch (style) {
    case "crop":
      return path("M84 104C78 48 178 48 172 104C170 88 164 78 156 74C136 84 116 82 102 74C92 78 86 90 84 104Z", colour);
    case "grey":
      return path("M83 108C74 46 182 46 173 108C170 94 166 84 160 80C150 66 108 64 96 80C90 86 86 94 83 108Z", colour);
    case "side":
      return path(
        "M82 108C72 40 150 36 168 60C182 70 176 96 173 108C170 90 164 82 156 78C132 86 108 82 98 72C90 82 85 94 82 108Z",
        colour,
      );
    case "bob":
      return path("M80 116C76 54 152 52 160 58C184 66 178 104 176 118C172 98 162 84 140 74C124 90 96 96 80 116Z", colour);
    case "long":
      return path("M80 122C72 60 118 52 128 54C142 52 184 60 176 122C172 98 152 86 128 68C106 86 84 98 80 122Z", colour);
    case "wave":
      return path("M80 116C70 50 128 46 148 54C184 60 180 100 176 116C172 92 152 80 118 70C112 88 88 94 80 116Z", colour);
    case "bun":
      return path("M82 110C78 58 178 58 174 110C170 88 152 76 128 74C104 76 86 88 82 110Z", colour);
    case "afro":
      return path("M84 102C86 70 106 62 128 62S170 70 172 102C164 86 148 78 128 78S92 86 84 102Z", colour);
    case "curls":
      return [
        [92, 78, 16],
        [112, 66, 17],
        [134, 64, 17],
        [154, 70, 16],
        [168, 84, 13],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, colour))
        .join("");
    case "fringe":
      return path("M79 122C74 54 182 54 177 122C174 110 172 100 170 94C150 100 106 100 86 94C84 100 82 110 79 122Z", colour);
    case "scarf":
      return path("M78 118C76 58 180 58 178 118C172 84 154 74 128 74S84 84 78 118Z", mix(colour, "#000000", 0.14));
    default:
      return "";
  }
}

function clothing(random: Random, colour: string, skin: string): string {
  const shoulders = path("M22 262C26 214 62 198 104 190H152C194 198 230 214 234 262Z", colour);
  const shade = path("M128 196C160 200 214 206 234 262H128Z", "#000000", 'opacity="0.08"');
  const neckline = random.int(0, 3);
  if (neckline === 0)
    return (
      shoulders +
      shade +
      path("M100 190L128 226L156 190L150 184H106Z", skin) +
      path("M100 190L128 228L112 250L82 200ZM156 190L128 228L144 250L174 200Z", mix(colour, "#ffffff", 0.16))
    );
  if (neckline === 1) return shoulders + shade + path("M100 192C104 218 152 218 156 192L150 184H106Z", skin);
  if (neckline === 2) {
    const shirt = "#eeeae1";
    return (
      path("M60 262L100 190H156L196 262Z", shirt) +
      shoulders.replace(
        "M22 262C26 214 62 198 104 190H152C194 198 230 214 234 262Z",
        "M22 262C26 214 62 198 102 190L122 262ZM234 262C230 214 194 198 154 190L134 262Z",
      ) +
      path("M102 190L128 212L112 228L94 200ZM154 190L128 212L144 228L162 200Z", "#ffffff") +
      path("M106 186H150L128 212Z", skin) +
      (random.chance(0.45) ? path("M122 214H134L140 262H116Z", random.pick(tints)) : "")
    );
  }
  return shoulders + shade + path("M94 194C98 182 158 182 162 194C164 206 92 206 94 194Z", mix(colour, "#ffffff", 0.12));
}

export interface Figure {
  /** Drawn in 256 x 256; `mouth` is how far it is open, 0 to 1, `tilt` in degrees. */
  body(mouth: number, tilt: number): string;
  ground: string;
  glow: string;
  tilt: number;
}

/** A person from the shoulders up, with quiet features; can also speak (see ../films). */
export function figure(random: Random, look: Look): Figure {
  const skin = skins[look.skin] ?? skins[2];
  const shadow = mix(skin, "#5a2a1a", 0.24);
  const feature = mix(skin, "#24120c", 0.62);
  const hair = look.hair === "scarf" ? random.pick(cloths) : (tones[look.tone] ?? tones[0]);
  const cloth = random.pick(cloths.filter((colour) => colour !== hair));
  const ground = random.pick(pales);
  const glow = mix(ground, random.pick(tints), 0.3);
  const tilt = random.range(-2.5, 2.5);
  const jaw = random.range(-3, 4);
  const brow = random.range(-2, 2);
  const smile = random.range(3, 8);
  const clothes = clothing(random, cloth, shadow);
  const frames = random.pick(["#22252b", "#6b4a2c", "#3a3f4a"]);
  const lips = look.beard ? mix(skin, "#7d2f28", 0.45) : mix(feature, "#9c3b32", 0.35);
  const below =
    back(look.hair, look.hair === "scarf" ? hair : mix(hair, "#000000", 0.16)) +
    path("M108 150H148V196C148 214 108 214 108 196Z", shadow) +
    (look.hair === "scarf" ? "" : ellipse(83, 124, 8, 13, shadow) + ellipse(173, 124, 8, 13, shadow)) +
    path(
      `M84 108C84 70 104 60 128 60S172 70 172 108C172 ${n(142 + jaw)} 154 ${n(176 + jaw)} 128 ${n(176 + jaw)}S84 ${n(142 + jaw)} 84 108Z`,
      skin,
    ) +
    path(
      `M128 60C152 60 172 70 172 108C172 ${n(142 + jaw)} 154 ${n(176 + jaw)} 128 ${n(176 + jaw)}C146 160 150 120 128 60Z`,
      shadow,
      'opacity="0.28"',
    ) +
    (look.beard
      ? path(
          `M84 116C86 ${n(150 + jaw)} 104 ${n(182 + jaw)} 128 ${n(182 + jaw)}S170 ${n(150 + jaw)} 172 116C168 136 158 142 148 142C140 136 116 136 108 142C98 142 88 136 84 116Z`,
          hair,
        )
      : "") +
    ellipse(109, 119, 3.6, 4.4, feature) +
    ellipse(147, 119, 3.6, 4.4, feature) +
    line(
      `M100 ${n(107 + brow)}Q109 ${n(101 + brow)} 118 ${n(106 + brow)}M138 ${n(106 + brow)}Q147 ${n(101 + brow)} 156 ${n(107 + brow)}`,
      look.beard === true || look.tone < 6 ? mix(feature, hair, 0.5) : mix(feature, skin, 0.3),
      3.4,
      'stroke-linecap="round"',
    ) +
    line("M128 120Q123 134 129 137", shadow, 3, 'stroke-linecap="round" opacity="0.9"');
  const above =
    ellipse(99, 138, 9, 6, "#d4563d", 'opacity="0.12"') +
    ellipse(157, 138, 9, 6, "#d4563d", 'opacity="0.12"') +
    front(look.hair, hair) +
    (look.glasses
      ? line(
          "M93 119A15.500 13.500 0 1 0 124 119A15.500 13.500 0 1 0 93 119M132 119A15.500 13.500 0 1 0 163 119A15.500 13.500 0 1 0 132 119M124 117Q128 113 132 117M93 117L84 113M163 117L172 113",
          frames,
          3,
        )
      : "");
  return {
    ground,
    glow,
    tilt,
    body: (mouth, turn) => {
      const speech =
        mouth < 0.1
          ? line(`M115 150Q128 ${n(150 + smile)} 141 150`, lips, 3.6, 'stroke-linecap="round"')
          : ellipse(128, 152, 11 - mouth * 3, 2 + mouth * 5, mix(lips, "#2a0c0a", 0.5), `stroke="${lips}" stroke-width="2"`);
      return group(below + speech + above, `transform="rotate(${n(turn)} 128 200)"`) + clothes;
    },
  };
}

/** A head-and-shoulders portrait on a quiet ground. */
export function portrait(random: Random, look: Look): string {
  const { ground, glow, tilt, body } = figure(random, look);
  return svg(
    size,
    rect(0, 0, 256, 256, "url(#back)") + body(0, tilt),
    linear(
      "back",
      [
        [0, ground],
        [1, glow],
      ],
      { x1: 0, y1: 0, x2: 1, y2: 1 },
    ),
  );
}

/** A tile with the person's initials for those who show no face. */
export function initialsTile(random: Random, initials: string): string {
  const ground = random.pick(tints);
  const pale = mix(ground, "#f4f0e7", 0.9);
  const band = random.pick([
    path("M0 256L256 0V256Z", "#000000", 'opacity="0.12"'),
    circle(256, 256, 170, "#ffffff", 'opacity="0.07"'),
    rect(0, 206, 256, 50, "#000000", 'opacity="0.14"'),
    circle(128, 128, 104, "none", `stroke="${pale}" stroke-width="2" opacity="0.4"`),
  ]);
  return svg(size, rect(0, 0, 256, 256, ground) + band + monogram(initials, 128, 128, 84, pale, 16));
}

/** A believable look from the person's stream when the content names none. */
export function anyLook(random: Random): Look {
  const hair = random.pick(hairStyles.filter((style) => style !== "scarf"));
  const masculine = hair === "crop" || hair === "side" || hair === "bald" || hair === "grey";
  const skin = random.int(0, 6);
  return {
    skin,
    hair,
    tone: hair === "grey" ? random.int(6, 7) : random.int(0, skin > 3 ? 1 : 5),
    beard: masculine && random.chance(0.4),
    glasses: random.chance(0.28),
  };
}
